import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { notEnrolledInClass } from '../../../src/domain/course-class/classEnrolment.ts'
import { guest } from '../../../src/domain/viewer.ts'
import { refusal } from '../../fakes/refusal.ts'
import { day, everyKind, openRegistration, status } from './openRegistration.tsx'

const month = () => screen.getByRole('heading', { level: 3, name: /년/ })
const inTabOrder = () => screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0)

describe('the calendar of a class', () => {
  test('says of every day how it stands with it, in words', async () => {
    await openRegistration()
    expect(month()).toHaveTextContent('2026년 11월')
    expect(screen.getByRole('grid', { name: '2026년 11월' })).toBeVisible()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['일', '월', '화', '수', '목', '금', '토'])
    const labels = ['17', '19', '20', '24', '26', '27', '28'].map((number) => day(`11월 ${number}일`).getAttribute('aria-label'))
    expect(labels).toEqual([
      '11월 17일 화요일, 오후 6시, 신청함, 지난 수업',
      '11월 19일 목요일, 오후 6시, 지난 수업',
      '오늘, 11월 20일 금요일, 수업 없음',
      '11월 24일 화요일, 오후 6시 30분, 2자리 남음',
      '11월 26일 목요일, 오후 6시, 마감, 자리가 모두 찼어요',
      '11월 27일 금요일, 오후 6시, 마감, 신청을 받지 않아요',
      '11월 28일 토요일, 오후 6시, 신청함',
    ])
    expect(within(day('11월 24일')).getByText('2자리')).toBeVisible()
    expect(screen.getByText(/수강 정원과 따로 세요/)).toBeVisible()
    expect(within(day('11월 26일')).getByText('마감')).toBeVisible()
    // A past day shows only its number.
    expect(day('11월 19일')).toHaveTextContent(/^19$/)
    expect(day('11월 20일')).toHaveAttribute('aria-current', 'date')
  })

  test('begins at the first date that can be had, which is its only stop for Tab', async () => {
    await openRegistration({ dates: async () => everyKind.filter(({ date }) => date !== '2026-11-24') })
    expect(month()).toHaveTextContent('2026년 12월')
    expect(inTabOrder()).toEqual([day('12월 1일')])
  })

  test('is gone through by arrows, Home, End and the page keys, and stops where its dates end', async () => {
    await openRegistration()
    day('11월 24일').focus()
    const steps: readonly (readonly [string, string])[] = [
      ['{ArrowRight}', '11월 25일'],
      ['{ArrowUp}', '11월 18일'],
      ['{Home}', '11월 15일'],
      ['{End}', '11월 21일'],
      ['{ArrowDown}', '11월 28일'],
      ['{PageDown}', '12월 28일'],
      ['{ArrowDown}', '12월 31일'],
      ['{Shift>}{PageUp}{/Shift}', '11월 1일'],
    ]
    for (const [key, name] of steps) {
      await userEvent.keyboard(key)
      expect(day(name)).toHaveFocus()
    }
    expect(inTabOrder()).toHaveLength(1)
  })

  test('leaves the browser its own keys', async () => {
    await openRegistration()
    day('11월 24일').focus()
    expect(fireEvent.keyDown(day('11월 24일'), { key: 'ArrowLeft', altKey: true })).toBe(true)
    expect(day('11월 24일')).toHaveFocus()
  })

  test('turns its months by buttons, which say where they end and keep the focus', async () => {
    await openRegistration()
    const [previous, next] = ['이전 달', '다음 달'].map((name) => screen.getByRole('button', { name }))
    expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next!)
    expect(month()).toHaveTextContent('2026년 12월')
    expect(next).toHaveAttribute('aria-disabled', 'true')
    expect(next).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: '오늘' }))
    expect(month()).toHaveTextContent('2026년 11월')
    expect(inTabOrder()).toEqual([day('11월 20일')])
  })

  test('has dates chosen by click, Space and Enter, and given back the same way', async () => {
    await openRegistration()
    await userEvent.click(day('11월 24일'))
    expect(day('11월 24일')).toHaveAttribute('aria-selected', 'true')
    day('11월 24일').focus()
    await userEvent.keyboard(' ')
    expect(day('11월 24일')).toHaveAttribute('aria-selected', 'false')
    await userEvent.keyboard('{Enter}')
    expect(day('11월 24일')).toHaveAttribute('aria-selected', 'true')
  })

  test('takes a key that is held down for one wish [F-083]', async () => {
    await openRegistration()
    fireEvent.keyDown(day('11월 24일'), { key: ' ' })
    fireEvent.keyDown(day('11월 24일'), { key: ' ', repeat: true })
    expect(day('11월 24일')).toHaveAttribute('aria-selected', 'true')
  })

  test.each([
    ['19', '11월 19일은 이미 시작한 수업이에요'],
    ['25', '11월 25일에는 수업이 없어요'],
    ['26', '11월 26일은 자리가 모두 찼어요'],
    ['27', '11월 27일은 신청을 받지 않아요'],
    ['28', '11월 28일은 이미 신청했어요'],
  ])('says why the %sth cannot be chosen [A-61]', async (number, words) => {
    await openRegistration()
    const cell = day(`11월 ${number}일`)
    await userEvent.click(cell)
    expect(status()).toContain(words)
    expect(cell).toHaveAttribute('aria-disabled', 'true')
    expect(cell).toHaveAttribute('aria-selected', 'false')
  })

  test('mentions other classes of a day, but not this one [S-239]', async () => {
    const { dateCounts } = await openRegistration({
      counts: async () => [
        { date: '2026-11-24', count: 1 },
        { date: '2026-11-28', count: 1 },
      ],
    })
    expect(day('11월 24일')).toHaveAccessibleName(/이날 신청한 다른 수업 1개$/)
    expect(day('11월 28일')).not.toHaveAccessibleName(/다른 수업/)
    expect(dateCounts).toHaveBeenCalledWith(1, '2026-11', expect.anything())
    await userEvent.click(screen.getByRole('button', { name: '다음 달' }))
    expect(dateCounts).toHaveBeenLastCalledWith(1, '2026-12', expect.anything())
  })

  test('stands without those counts [F-001]', async () => {
    await openRegistration({ counts: () => Promise.reject(refusal(500)) })
    expect(day('11월 24일')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeEmptyDOMElement()
  })

  test('of a channel on its own site counts in the education environment, and nowhere else [S-246] [A-84]', async () => {
    const { dateCounts, dateCountsInEduenv } = await openRegistration({ channelDomain: 'byeol' })
    expect(dateCountsInEduenv).toHaveBeenCalledWith(1, '2026-11', expect.anything())
    expect(dateCounts).not.toHaveBeenCalled()
  })

  test('of another channel’s class counts with the product [S-239] [A-84]', async () => {
    const { dateCounts, dateCountsInEduenv } = await openRegistration({ channelDomain: 'haetsal' })
    expect(dateCounts).toHaveBeenCalled()
    expect(dateCountsInEduenv).not.toHaveBeenCalled()
  })
})

describe('far from Seoul', () => {
  test('the days are Seoul’s, and each time is also told by the viewer’s clock', async () => {
    await openRegistration({ timeZone: 'America/Los_Angeles', now: '2026-11-19T20:00:00-08:00' })
    expect(screen.getByText('시간은 모두 한국 시간이에요. 내 시간도 함께 알려 드려요.')).toBeVisible()
    expect(day('11월 20일')).toHaveAttribute('aria-current', 'date')
    expect(day('11월 24일')).toHaveAccessibleName(/2자리 남음, 내 시간으로 화요일 오전 1시 30분$/)
    await userEvent.click(day('11월 24일'))
    const chosen = within(screen.getByRole('region', { name: '고른 날짜' }))
    expect(chosen.getByText('내 시간으로 화요일 오전 1시 30분')).toBeVisible()
  })

  test('who shares Seoul’s clock hears nothing of time zones', async () => {
    await openRegistration({ timeZone: 'Asia/Tokyo' })
    expect(screen.queryByText(/한국 시간/)).not.toBeInTheDocument()
    expect(screen.queryByText(/내 시간/)).not.toBeInTheDocument()
  })
})

describe('before there is a calendar', () => {
  test('its place is kept while the dates are on their way', async () => {
    await openRegistration({ dates: () => new Promise(() => {}) })
    expect(status()).toContain('수업 날짜를 불러오고 있어요')
    expect(screen.queryByRole('grid')).not.toBeInTheDocument()
  })

  test('it fails alone and can be asked for again [F-001]', async () => {
    let isBroken = true
    await openRegistration({ dates: () => (isBroken ? Promise.reject(refusal(500)) : Promise.resolve(everyKind)) })
    expect(screen.getByText('수업 날짜를 불러오지 못했어요')).toBeVisible()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('grid')).toBeVisible()
  })

  test('a class without dates says so', async () => {
    await openRegistration({ dates: async () => [] })
    expect(screen.getByText('아직 열린 수업 날짜가 없어요')).toBeVisible()
  })

  test('a guest reads the dates and signs in to have one; nothing is asked in their name [F-002]', async () => {
    const { dates, dateCounts, options, openDates } = await openRegistration({ viewer: guest, standing: notEnrolledInClass })
    expect(day('11월 24일')).toHaveAccessibleName(/2자리 남음/)
    await userEvent.click(day('11월 24일'))
    expect(status()).toContain('로그인하면 수업 날짜를 고를 수 있어요')
    expect(day('11월 24일')).toHaveAttribute('aria-selected', 'false')
    expect(screen.getByRole('link', { name: '로그인하고 신청하기' })).toHaveAttribute('href', '/login')
    expect(openDates.mock.calls).toEqual([[5, expect.anything()]])
    for (const call of [dates, dateCounts, options]) expect(call).not.toHaveBeenCalled()
  })

  test('a sign-up that waits to be completed comes first [A-02]', async () => {
    await openRegistration({ viewer: { ...guest, authState: 'PENDING' }, standing: notEnrolledInClass })
    expect(screen.getByRole('link', { name: '회원가입 마치고 신청하기' })).toHaveAttribute('href', '/signup')
  })

  test('who does not take the class sees its dates and how to get them, but chooses none [A-61]', async () => {
    const { options } = await openRegistration({ standing: notEnrolledInClass })
    await userEvent.click(day('11월 24일'))
    expect(status()).toContain('이 수업을 듣는 학생이 날짜를 고를 수 있어요')
    expect(day('11월 24일')).toHaveAttribute('aria-selected', 'false')
    expect(screen.queryByRole('button', { name: /신청하기/ })).not.toBeInTheDocument()
    expect(options).not.toHaveBeenCalled()
  })

  test('who teaches sees what the learners see', async () => {
    await openRegistration({ standing: { ...notEnrolledInClass, isTeacher: true, canStudy: true } })
    expect(screen.getByText('수강생이 이 달력에서 날짜를 신청해요')).toBeVisible()
  })
})

test('a class that begins while the page is open can no longer be chosen', async () => {
  const { clock } = await openRegistration()
  clock.set('2026-11-24T18:30:00+09:00')
  await userEvent.click(day('11월 24일'))
  await userEvent.click(screen.getByRole('button', { name: '1일 신청하기' }))
  expect(await screen.findByText(/11월 24일은 이미 시작한 수업이에요. 아직 신청되지 않았어요./)).toBeVisible()
})
