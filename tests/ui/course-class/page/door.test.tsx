import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { refusal } from '../../../fakes/refusal.ts'
import { card, enrolled, learner, meetingOn, openClass, teaching } from './openClass.tsx'

const inClass = (world: Parameters<typeof openClass>[0] = {}) =>
  openClass({ viewer: learner, standing: async () => enrolled, meetings: async () => [meetingOn(24), meetingOn(26)], ...world })
const whileItIsOpen = { now: '2026-11-24T17:55:00+09:00' }

const button = async () => (await card()).findByRole('button', { name: '수업 입장하기' })

describe('the door of a meeting', () => {
  test('is shut before its time, stays within reach, and says when it opens [A-61]', async () => {
    const { enter } = await inClass()
    expect(await button()).toHaveAttribute('aria-disabled', 'true')
    expect(await button()).toHaveAccessibleDescription('11월 24일 (화) 오후 5시 50분부터 들어갈 수 있어요')
    await userEvent.click(await button())
    expect(enter).not.toHaveBeenCalled()
  })

  test('on the day itself says today', async () => {
    await inClass({ now: '2026-11-24T09:00:00+09:00' })
    expect(await button()).toHaveAccessibleDescription('오늘 오후 5시 50분부터 들어갈 수 있어요')
  })

  test('lets one in by one call, and then by a link that opens a tab of its own', async () => {
    const { enter } = await inClass({ ...whileItIsOpen, enter: async () => 'https://meet.example/7' })
    await userEvent.click(await button())
    const link = await (await card()).findByRole('link', { name: /새 탭에서 수업 방 열기/ })
    expect(link).toHaveAttribute('href', 'https://meet.example/7')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
    expect(link).toHaveFocus()
    expect(enter.mock.calls).toEqual([['7', { meetingId: '7-24' }]])
  })

  test('is there for who teaches', async () => {
    await inClass({ ...whileItIsOpen, standing: async () => teaching })
    expect(await button()).not.toHaveAttribute('aria-disabled')
  })

  test('is not for who is not in the class', async () => {
    const { list } = await inClass({ ...whileItIsOpen, standing: async () => ({ ...enrolled, isEnrolled: false, canStudy: false }) })
    await card()
    expect(screen.queryByRole('button', { name: '수업 입장하기' })).not.toBeInTheDocument()
    expect(list).not.toHaveBeenCalled()
  })

  test('an address that leads astray is not followed', async () => {
    await inClass({ ...whileItIsOpen, enter: async () => 'javascript:alert(1)' })
    await userEvent.click(await button())
    expect(await screen.findByText('수업에 들어가지 못했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible()
    expect(screen.queryByRole('link', { name: /수업 방/ })).not.toBeInTheDocument()
  })

  test.each([
    [401, '로그인이 끝났어요. 다시 로그인해 주세요.'],
    [403, '지금은 이 수업에 들어갈 수 없어요. 수강 상태를 확인해 주세요.'],
    [500, '수업에 들어가지 못했어요. 잠시 후 다시 시도해 주세요.'],
  ])('that does not open (%i) says why, and is not knocked at again by itself', async (status, words) => {
    const { enter } = await inClass({ ...whileItIsOpen, enter: () => Promise.reject(refusal(status)) })
    await userEvent.click(await button())
    expect((await screen.findByText(words)).closest('[role=alert]')).toBeVisible()
    expect(enter).toHaveBeenCalledTimes(1)
    expect(await button()).not.toHaveAttribute('aria-busy')
  })

  test('knocking twice knocks once, and the second knock is answered in words [F-082]', async () => {
    const { enter } = await inClass({ ...whileItIsOpen, enter: () => new Promise(() => {}) })
    await userEvent.dblClick(await button())
    expect((await screen.findAllByText('입장을 준비하고 있어요')).some((text) => text.closest('[role=status]'))).toBe(true)
    expect(enter).toHaveBeenCalledTimes(1)
  })

  test('when all meetings are over says that there is none', async () => {
    await inClass({ now: '2026-11-27T09:00:00+09:00' })
    expect(await (await card()).findByText('예정된 화상 수업이 없어요')).toBeVisible()
  })

  test('whose times cannot be read can be asked for again, and the lessons stay open', async () => {
    const { list } = await inClass({ meetings: () => Promise.reject(refusal(500)) })
    expect(await (await card()).findByText('화상 수업 정보를 불러오지 못했어요')).toBeVisible()
    expect(await (await card()).findByRole('link', { name: '첫 학습 시작하기' })).toBeVisible()
    await userEvent.click((await card()).getByRole('button', { name: '다시 시도' }))
    expect(list).toHaveBeenCalledTimes(2)
  })
})
