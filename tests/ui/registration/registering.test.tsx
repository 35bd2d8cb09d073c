import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { ClassDate, RegistrationOption } from '../../../src/domain/registration.ts'
import { aClassDate } from '../../domain/registration/aClassDate.ts'
import { refusal } from '../../fakes/refusal.ts'
import { day, everyKind, openRegistration } from './openRegistration.tsx'

const confirm = () => screen.getByRole('button', { name: /신청하기$/ })
const chosen = () => within(screen.getByRole('region', { name: '고른 날짜' }))
const warning = (words: string) => within(screen.getByRole('alert')).findByText(words)
const success = (words: string) => screen.findByText(words)

const chooseTwo = async () => {
  await userEvent.click(day('11월 24일'))
  await userEvent.click(screen.getByRole('button', { name: '다음 달' }))
  await userEvent.click(day('12월 1일'))
}

/** The dates as they are after some of them changed. */
const with24 = (wishes: Partial<ClassDate>) => everyKind.map((one) => (one.date === '2026-11-24' ? { ...one, ...wishes } : one))
const answering = (...dates: readonly (readonly ClassDate[])[]) => {
  const left = [...dates]
  return async () => (left.length > 1 ? left.shift() : left[0]) ?? []
}
const thenWith24 = (wishes: Partial<ClassDate>) => answering(everyKind, with24(wishes))

const device: RegistrationOption = {
  optionId: 'device',
  name: '수업에 쓸 기기',
  isRequired: true,
  choices: [
    { choiceId: 'computer', name: '컴퓨터', cost: 0, paymentType: 'POINT' },
    { choiceId: 'lent', name: '노트북 빌리기', cost: 300, paymentType: 'POINT' },
  ],
}
const record: RegistrationOption = {
  optionId: 'record',
  name: '수업 다시 보기',
  isRequired: false,
  choices: [{ choiceId: 'record', name: '일주일 동안 볼게요', cost: 0, paymentType: 'POINT' }],
}

describe('a date that overlaps with another class of the same person', () => {
  const chess = { courseClassId: 2, title: '체스 봇 만들기', channelProfile: null }
  const overlapping = aClassDate({ date: '2026-11-24', startTime: '18:00', endTime: '19:00', registrationDateId: 9 })
  const enrolledDates = async () => [{ courseClass: chess, classDate: overlapping }]

  test('is named, and the person decides: other dates, or this one all the same', async () => {
    const { register } = await openRegistration({ enrolledDates })
    await chooseTwo()
    await userEvent.click(confirm())
    const asked = within(await screen.findByRole('dialog', { name: '다른 수업과 시간이 겹쳐요' }))
    expect(asked.getByText('11월 24일 (화) 오후 6시 30분~7시 30분')).toBeVisible()
    expect(asked.getByText('‘체스 봇 만들기’ 오후 6시~7시와 겹쳐요')).toBeVisible()
    await userEvent.click(asked.getByRole('button', { name: '다시 고르기' }))
    expect(register).not.toHaveBeenCalled()
    expect(chosen().getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(confirm())
    await userEvent.click(await screen.findByRole('button', { name: '그래도 신청하기' }))
    await waitFor(() => expect(register).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('stops nobody where the other times cannot be read', async () => {
    const { register } = await openRegistration({ enrolledDates: () => Promise.reject(refusal(500)) })
    await chooseTwo()
    await userEvent.click(confirm())
    await waitFor(() => expect(register).toHaveBeenCalledTimes(1))
  })
})

describe('registering', () => {
  test('several dates are one request, after which they are the viewer’s own [S-241]', async () => {
    const ids = new Map([
      ['2026-11-24', '24'],
      ['2026-12-01', '1'],
    ])
    const after = everyKind.map((one) => ({ ...one, registrationDateId: ids.get(one.date) ?? one.registrationDateId }))
    const { register, dates, dateCounts } = await openRegistration({
      dates: answering(everyKind, after),
    })
    await chooseTwo()
    expect(
      chosen()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['11월 24일 (화)오후 6시 30분~7시 30분', '12월 1일 (화)오후 6시~7시'])
    await userEvent.click(screen.getByRole('button', { name: '2일 신청하기' }))
    expect(register.mock.calls).toEqual([
      [{ contentType: 'COURSE_CLASS', contentId: 5, targetUserId: 1, dates: ['2026-11-24', '2026-12-01'], options: [] }],
    ])
    expect(await success('11월 24일 (화) 외 1일 수업을 신청했어요')).toBeVisible()
    await waitFor(() => expect(confirm()).toHaveTextContent('신청하기'))
    expect(day('12월 1일')).toHaveAccessibleName(/신청함$/)
    expect(confirm()).toHaveFocus()
    expect(dates).toHaveBeenCalledTimes(2)
    expect(dateCounts.mock.calls.filter(([, month]) => month === '2026-12')).toHaveLength(2)
  })

  test('with nothing chosen asks for a date and sends nothing', async () => {
    const { register } = await openRegistration()
    await userEvent.click(confirm())
    expect(await warning('신청할 날짜를 먼저 골라 주세요')).toBeVisible()
    expect(register).not.toHaveBeenCalled()
  })

  test('a second click while the first is under way sends nothing [F-082]', async () => {
    const { register } = await openRegistration({ register: () => new Promise(() => {}) })
    await userEvent.click(day('11월 24일'))
    await userEvent.dblClick(confirm())
    expect(await success('신청을 처리하고 있어요')).toBeVisible()
    expect(screen.getByRole('button', { name: '신청하고 있어요' })).toHaveAttribute('aria-busy', 'true')
    expect(register).toHaveBeenCalledTimes(1)
  })

  test('is not sent again while its dates are being read anew [F-082]', async () => {
    const answer = vi.fn((): Promise<readonly ClassDate[]> => new Promise(() => {})).mockResolvedValueOnce(everyKind)
    const { register } = await openRegistration({ dates: answer })
    await userEvent.click(day('11월 24일'))
    await userEvent.click(confirm())
    await success('11월 24일 (화) 수업을 신청했어요')
    await userEvent.click(screen.getByRole('button', { name: '신청하고 있어요' }))
    expect(register).toHaveBeenCalledTimes(1)
  })

  test('a key that is held down is one wish [F-083]', async () => {
    await openRegistration()
    confirm().focus()
    expect(fireEvent.keyDown(confirm(), { key: 'Enter', repeat: true })).toBe(false)
  })

  test('who loses the race for the last place hears which date it was, and keeps the others [F-084]', async () => {
    const { register } = await openRegistration({
      register: () => Promise.reject(refusal(409)),
      dates: thenWith24({ registeredCount: 8 }),
    })
    await chooseTwo()
    await userEvent.click(confirm())
    const words = '11월 24일은 자리가 모두 찼어요. 아직 신청되지 않았어요. 나머지 날짜는 그대로 있어요.'
    expect(await warning(words)).toBeVisible()
    expect(await chosen().findByText('11월 24일 (화) · 자리가 모두 찼어요')).toBeVisible()
    expect(await screen.findByRole('button', { name: '1일 신청하기' })).toBeVisible()
    expect(chosen().getByText('12월 1일 (화)')).toBeVisible()
    expect(register).toHaveBeenCalledTimes(1)
    await userEvent.click(chosen().getByRole('button', { name: '뺀 날짜 알림 닫기' }))
    expect(chosen().queryByText(/자리가 모두 찼어요/)).not.toBeInTheDocument()
  })

  test.each(['accepted', 'refused'])('a date chosen while others are being sent stays chosen (%s)', async (end) => {
    let answer = () => {}
    await openRegistration({
      register: () =>
        new Promise((resolve, reject) => {
          answer = () => (end === 'accepted' ? resolve() : reject(refusal(409)))
        }),
      dates: thenWith24(end === 'accepted' ? { registrationDateId: '24' } : { registeredCount: 8 }),
    })
    await userEvent.click(day('11월 24일'))
    await userEvent.click(confirm())
    await userEvent.click(screen.getByRole('button', { name: '다음 달' }))
    await userEvent.click(day('12월 1일'))
    answer()
    expect(await screen.findByRole('button', { name: '1일 신청하기' })).toBeVisible()
    expect(chosen().getByText('12월 1일 (화)')).toBeVisible()
  })

  test('what is lost is gone even when the dates cannot be read anew [F-086]', async () => {
    await openRegistration({
      register: () => Promise.reject(refusal(409)),
      dates: vi
        .fn(() => Promise.reject<readonly ClassDate[]>(refusal(500)))
        .mockResolvedValueOnce(everyKind)
        .mockResolvedValueOnce(with24({ isClosed: true })),
    })
    await userEvent.click(day('11월 24일'))
    await userEvent.click(confirm())
    expect(await chosen().findByText('11월 24일 (화) · 신청을 받지 않아요')).toBeVisible()
    expect(day('11월 24일')).toHaveAttribute('aria-selected', 'false')
  })

  test('a date that was accepted is not sent again where the dates could not be read after it [F-086]', async () => {
    const { register } = await openRegistration({
      dates: vi.fn(() => Promise.reject<readonly ClassDate[]>(refusal(500))).mockResolvedValueOnce(everyKind),
    })
    await userEvent.click(day('11월 24일'))
    await userEvent.click(confirm())
    expect(await success('11월 24일 (화) 수업을 신청했어요')).toBeVisible()
    await userEvent.click(day('11월 24일'))
    await userEvent.click(confirm())
    expect(await warning('11월 24일은 이미 신청했어요.')).toBeVisible()
    expect(register).toHaveBeenCalledTimes(1)
  })

  test.each([
    [{ isClosed: true }, '11월 24일은 신청을 받지 않아요. 아직 신청되지 않았어요.'],
    [{ registrationDateId: '24' }, '11월 24일은 이미 신청했어요.'],
  ])('a date that has changed in the meantime is named (%o)', async (wishes, words) => {
    await openRegistration({ register: () => Promise.reject(refusal(409)), dates: thenWith24(wishes) })
    await userEvent.click(day('11월 24일'))
    await userEvent.click(confirm())
    expect(await warning(words)).toBeVisible()
  })

  test.each([
    [401, '로그인이 끝났어요. 다시 로그인해 주세요.'],
    [403, '수강생만 날짜를 신청할 수 있어요'],
    [500, '신청하지 못했어요. 고른 날짜는 그대로 있어요. 잠시 후 다시 시도해 주세요.'],
  ])('that is refused (%i) warns, sends nothing again, and keeps what was chosen [F-084]', async (code, words) => {
    const { register } = await openRegistration({ register: () => Promise.reject(refusal(code)) })
    await userEvent.click(day('11월 24일'))
    await userEvent.click(confirm())
    expect(await warning(words)).toBeVisible()
    expect(await screen.findByRole('button', { name: '1일 신청하기' })).toHaveFocus()
    expect(register).toHaveBeenCalledTimes(1)
  })

  test('where no date can be had, that is said, and there is nothing to send', async () => {
    await openRegistration({ dates: async () => everyKind.filter(({ date }) => date < '2026-11-24') })
    expect(chosen().getByText('지금 신청할 수 있는 날짜가 없어요')).toBeVisible()
    expect(screen.queryByRole('button', { name: /신청하기$/ })).not.toBeInTheDocument()
  })

  test('a chosen date can be given back beside the calendar, and the focus stays there', async () => {
    await openRegistration()
    await userEvent.click(day('11월 24일'))
    await userEvent.click(chosen().getByRole('button', { name: '11월 24일 빼기' }))
    expect(day('11월 24일')).toHaveAttribute('aria-selected', 'false')
    expect(screen.getByRole('heading', { name: '고른 날짜' })).toHaveFocus()
  })
})

describe('what is asked with a registration', () => {
  const open = (answer: Parameters<typeof openRegistration>[0] = {}) =>
    openRegistration({ options: async () => [device, record], ...answer })

  test('a required question that was not answered gets the focus, and nothing is sent', async () => {
    const { register } = await open()
    await userEvent.click(day('11월 24일'))
    await userEvent.click(confirm())
    expect(await warning('‘수업에 쓸 기기’ 항목을 골라 주세요')).toBeVisible()
    const group = screen.getByRole('radiogroup', { name: '수업에 쓸 기기 필수' })
    expect(group).toBeInvalid()
    await waitFor(() => expect(within(group).getByRole('radio', { name: '컴퓨터' })).toHaveFocus())
    expect(register).not.toHaveBeenCalled()
  })

  test('a required question that is left out again gets the focus again', async () => {
    await open()
    await userEvent.click(day('11월 24일'))
    const first = screen.getByRole('radio', { name: '컴퓨터' })
    await userEvent.click(confirm())
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.click(confirm())
    await waitFor(() => expect(first).toHaveFocus())
  })

  test('the answers go with it, and what costs something says so', async () => {
    const { register } = await open()
    await userEvent.click(day('11월 24일'))
    await userEvent.click(screen.getByRole('radio', { name: '노트북 빌리기 300P' }))
    await userEvent.click(screen.getByRole('radio', { name: '일주일 동안 볼게요' }))
    await userEvent.click(screen.getByRole('radio', { name: '선택 안 함' }))
    await userEvent.click(confirm())
    expect(register.mock.calls[0]?.[0].options).toEqual([{ optionId: 'device', choiceId: 'lent' }])
  })

  test('nothing is sent before it is known, and it can be asked again', async () => {
    const { register } = await open({ options: vi.fn(async () => [device]).mockRejectedValueOnce(refusal(500)) })
    await userEvent.click(day('11월 24일'))
    await userEvent.click(confirm())
    expect(await warning('선택 항목을 불러오지 못했어요')).toBeVisible()
    expect(register).not.toHaveBeenCalled()
    expect(await screen.findByRole('radiogroup', { name: '수업에 쓸 기기 필수' })).toBeVisible()
  })
})
