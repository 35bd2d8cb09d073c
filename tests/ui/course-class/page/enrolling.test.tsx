import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { notEnrolledInClass } from '../../../../src/domain/course-class/classEnrolment.ts'
import { aSchedule } from '../../../domain/course-class/aSchedule.ts'
import { refusal } from '../../../fakes/refusal.ts'
import { readAgain } from '../../readAgain.ts'
import { aClassDetail, card, enrolled, learner, openClass } from './openClass.tsx'

const offer = (wishes: Parameters<typeof aClassDetail>[0], more: Parameters<typeof openClass>[0] = {}) =>
  openClass({ viewer: learner, courseClass: async () => aClassDetail(wishes), ...more })

describe('the places of a class', () => {
  test('how many there are and how many are left', async () => {
    await openClass()
    expect((await card()).getByText('정원 8명')).toBeVisible()
    expect((await card()).getByText('3자리 남음')).toBeVisible()
  })

  test('are gone: words, and other classes', async () => {
    await offer({ enrolledCount: 8 })
    expect(await (await card()).findByText('자리가 모두 찼어요')).toBeVisible()
    expect((await card()).getByText('마감')).toBeVisible()
    expect((await card()).getByRole('link', { name: '다른 수업 찾아보기' })).toHaveAttribute('href', '/course?tab=class&page=1&order=DESC')
    expect(await screen.findByText('인사하기')).toBeVisible()
    expect(screen.getAllByText('자리가 모두 차서 열 수 없어요')[0]).toBeInTheDocument()
  })

  test('are left, but nobody is let in any more', async () => {
    await offer({ isClosed: true, isLive: true })
    expect(await (await card()).findByText('신청이 마감된 수업이에요')).toBeVisible()
    expect((await card()).getByText('신청 마감')).toBeVisible()
    expect((await card()).getByRole('link', { name: '다른 수업 찾아보기' })).toHaveAttribute('href', '/live/course?page=1&order=DESC')
  })

  test('are not invented when nobody knows how many are taken', async () => {
    await offer({ enrolledCount: null })
    await (await card()).findByRole('button', { name: '무료로 수강하기' })
    expect((await card()).queryByText(/자리/)).not.toBeInTheDocument()
  })

  test('are nobody’s business when the capacity is none [A-63]', async () => {
    await offer({ schedule: { memberCount: null } })
    await (await card()).findByRole('button', { name: '무료로 수강하기' })
    expect((await card()).queryByText(/정원|자리/)).not.toBeInTheDocument()
  })
})

describe('enrolling in a class', () => {
  test('a guest signs in first', async () => {
    await openClass()
    expect(await (await card()).findByRole('link', { name: '로그인하고 수강하기' })).toHaveAttribute('href', '/login')
  })

  test('for free is one click: the focus stays in the card, and the class is read anew with its places [F-086]', async () => {
    const { enrol, courseClass } = await offer({}, { standing: vi.fn(async () => enrolled).mockResolvedValueOnce(notEnrolledInClass) })
    const names = readAgain()
    await userEvent.click(await (await card()).findByRole('button', { name: '무료로 수강하기' }))
    expect(await screen.findByRole('heading', { name: '함께하는 수업이에요' })).toHaveFocus()
    expect(await screen.findByText('수업을 신청했어요! 일정에서 다음 수업을 확인해 주세요.')).toBeVisible()
    expect(enrol).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(courseClass).toHaveBeenCalledTimes(2))
    // The homework of the class is the viewer's from now on.
    expect(names()).toContain('assignments')
  })

  test('for points is asked back', async () => {
    const { enrol } = await offer({ cost: 1200, paymentType: 'POINT' })
    await userEvent.click(await (await card()).findByRole('button', { name: '1,200P로 수강하기' }))
    const dialog = within(await screen.findByRole('dialog', { name: '포인트로 수강할까요?' }))
    expect(dialog.getByText('파이썬 기초반')).toBeVisible()
    expect(enrol).not.toHaveBeenCalled()
  })

  test('money is taken elsewhere', async () => {
    await offer({ cost: 49_000, paymentType: 'CASH' })
    expect(await (await card()).findByRole('link', { name: '49,000원 결제하러 가기' })).toHaveAttribute('href', '/purchase/class/7')
  })

  test.each([
    [409, '방금 자리가 모두 찼어요. 신청되지 않았어요.'],
    [410, '신청이 마감됐어요. 신청되지 않았어요.'],
    [403, '채널 학생만 들을 수 있는 수업이에요'],
    [500, '수강 신청을 하지 못했어요. 잠시 후 다시 시도해 주세요.'],
  ])('that is refused (%i) says why, sends nothing again, and asks how full the class is now [F-084]', async (status, words) => {
    const { enrol, courseClass } = await offer({}, { enrol: () => Promise.reject(refusal(status)) })
    await userEvent.click(await (await card()).findByRole('button', { name: '무료로 수강하기' }))
    expect((await screen.findByText(words)).closest('[role=alert]')).toBeVisible()
    expect(enrol).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(courseClass).toHaveBeenCalledTimes(2))
  })
})

test('a price says for how long it is, and leads to refunds and enquiry', async () => {
  const schedules = async () => [aSchedule({ fromDate: '2026-11-24', untilDate: '2026-12-21' })]
  await openClass({ viewer: learner, courseClass: async () => aClassDetail({ cost: 92_000, paymentType: 'CASH' }), schedules })
  expect(await (await card()).findByText('92,000원')).toBeVisible()
  expect(await (await card()).findByText('4주 과정 · 수업 8번')).toBeVisible()
  expect((await card()).getByRole('link', { name: '환불·문의' })).toHaveAttribute('href', '/support#refund')
  expect((await card()).queryByText(/남은/)).not.toBeInTheDocument()
})

describe('a class that has begun', () => {
  const schedules = async () => [
    aSchedule({ weekdays: [3], startTime: '16:00', endTime: '17:00', fromDate: '2026-09-21', untilDate: '2027-01-24' }),
  ]
  const now = '2026-12-01T10:00:00+09:00'

  test('is offered for what is left of it, and says so', async () => {
    await openClass({ viewer: learner, now, schedules, courseClass: async () => aClassDetail({ cost: 92_000, paymentType: 'CASH' }) })
    const shown = await card()
    expect(await shown.findByText('남은 8번 · 40,900원')).toBeVisible()
    expect(shown.getByText('지난 10번은 받지 않아요. 처음부터 들으면 92,000원이에요.')).toBeVisible()
    expect(shown.getByRole('link', { name: '40,900원 결제하러 가기' })).toHaveAttribute('href', '/purchase/class/7')
    const facts = within(screen.getByRole('list', { name: '수업 정보' }))
    expect(facts.getByText('자료 4강 + 실시간 18번')).toBeVisible()
  })

  test.each([
    ['for nothing', learner, notEnrolledInClass],
    ['to who is in it', learner, enrolled],
  ])('that is given %s tells what is left without a price', async (_, viewer, standing) => {
    await openClass({ viewer, now, schedules, standing: async () => standing })
    expect(await (await card()).findByText('남은 8번')).toBeVisible()
    expect((await card()).getByText('지난 수업은 10번이에요.')).toBeVisible()
  })

  test('and is over says nothing of what is left', async () => {
    await openClass({ viewer: learner, now: '2027-02-01T10:00:00+09:00', schedules })
    expect((await card()).queryByText(/남은/)).not.toBeInTheDocument()
  })
})
