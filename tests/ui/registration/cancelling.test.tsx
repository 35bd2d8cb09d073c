import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { refusal } from '../../fakes/refusal.ts'
import { day, everyKind, openRegistration } from './openRegistration.tsx'

const own = () => within(screen.getByRole('region', { name: /신청한 날짜/ }))
const ask = async () => {
  await userEvent.click(own().getByRole('button', { name: '11월 28일 신청 취소' }))
  return within(await screen.findByRole('dialog', { name: '신청을 취소할까요?' }))
}
const confirm = async () => userEvent.click((await ask()).getByRole('button', { name: '신청 취소하기' }))

describe('the viewer’s own dates', () => {
  test('the coming ones can be cancelled; those that have begun say why not', async () => {
    await openRegistration()
    expect(
      own()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['11월 28일 (토)오후 6시~7시11월 28일 신청 취소', '11월 17일 (화)오후 6시~7시시작한 뒤에는 취소할 수 없어요'])
    expect(own().getByRole('heading')).toHaveTextContent('신청한 날짜 2일')
  })

  test('none yet is said', async () => {
    await openRegistration({ dates: async () => everyKind.filter(({ registrationDateId }) => registrationDateId === null) })
    expect(own().getByText('아직 신청한 날짜가 없어요')).toBeVisible()
  })
})

describe('cancelling', () => {
  test('is asked back; who keeps the date sends nothing and is where they were', async () => {
    const { cancel } = await openRegistration()
    const dialog = await ask()
    expect(dialog.getByText('11월 28일 (토)')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '그대로 두기' }))
    expect(cancel).not.toHaveBeenCalled()
    expect(own().getByRole('button', { name: '11월 28일 신청 취소' })).toHaveFocus()
  })

  test('frees the date at once, and the focus stays with the list [S-242]', async () => {
    const { cancel, dates } = await openRegistration({
      dates: vi.fn(() => new Promise<typeof everyKind>(() => {})).mockResolvedValueOnce(everyKind),
    })
    await confirm()
    expect(await screen.findByText('11월 28일 (토) 신청을 취소했어요')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(own().queryByText('11월 28일 (토)')).not.toBeInTheDocument()
    expect(own().getByRole('heading')).toHaveFocus()
    expect(day('11월 28일')).toHaveAccessibleName(/3자리 남음$/)
    expect(cancel.mock.calls).toEqual([['28']])
    expect(dates).toHaveBeenCalledTimes(2)
  })

  test('the second half of a double click confirms nothing', async () => {
    const { cancel } = await openRegistration()
    const button = (await ask()).getByRole('button', { name: '신청 취소하기' })
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
    expect(cancel).not.toHaveBeenCalled()
  })

  test('a second wish while the first is under way sends nothing [F-082]', async () => {
    const { cancel } = await openRegistration({ cancel: () => new Promise(() => {}) })
    await confirm()
    await userEvent.click(screen.getByRole('button', { name: '취소하고 있어요' }))
    expect(await screen.findByText('취소를 처리하고 있어요')).toBeVisible()
    expect(cancel).toHaveBeenCalledTimes(1)
  })

  test.each([
    [401, '로그인이 끝났어요. 다시 로그인해 주세요.'],
    [404, '이미 취소된 신청이에요'],
    [409, '이미 시작한 수업이라 취소할 수 없어요'],
    [418, '취소하지 못했어요. 잠시 후 다시 시도해 주세요.'],
    [500, '취소됐는지 알 수 없어요. 달력에서 확인해 주세요.'],
  ])('that is refused (%i) says why, sends nothing again, and reads the dates anew [F-084]', async (code, words) => {
    const { cancel, dates } = await openRegistration({ cancel: () => Promise.reject(refusal(code)) })
    await confirm()
    expect(await within(screen.getByRole('alert')).findByText(words)).toBeVisible()
    expect(cancel).toHaveBeenCalledTimes(1)
    expect(dates).toHaveBeenCalledTimes(2)
    expect(own().getByRole('button', { name: '11월 28일 신청 취소' })).toHaveFocus()
  })

  test('of a class that has begun since the page was opened is not even sent', async () => {
    const { cancel, clock } = await openRegistration()
    const dialog = await ask()
    clock.set('2026-11-28T18:00:00+09:00')
    await userEvent.click(dialog.getByRole('button', { name: '신청 취소하기' }))
    expect(await within(screen.getByRole('alert')).findByText('이미 시작한 수업이라 취소할 수 없어요')).toBeVisible()
    expect(cancel).not.toHaveBeenCalled()
  })
})
