import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { notEnrolled } from '../../../../src/domain/course/course.ts'
import { guest } from '../../../../src/domain/viewer.ts'
import { refusal } from '../../../fakes/refusal.ts'
import { aCourseDetail, enrolled, learner, openCourse } from './openCourse.tsx'

const offer = (wishes: Parameters<typeof aCourseDetail>[0], more: Parameters<typeof openCourse>[0] = {}) =>
  openCourse({ viewer: learner, course: async () => aCourseDetail(wishes), ...more })

/** Finds the card beside the page; its content is repeated at the foot of the page. */
const card = async () => within(await screen.findByRole('complementary'))
const button = async (name: string) => (await card()).findByRole('button', { name })
const link = async (name: string) => (await card()).findByRole('link', { name })

describe('what stands between a viewer and a course', () => {
  test('a guest signs in first', async () => {
    await openCourse()
    expect(await link('로그인하고 수강하기')).toHaveAttribute('href', '/login')
  })

  test('a sign-up that waits to be completed comes first [A-02]', async () => {
    await openCourse({ viewer: { ...guest, authState: 'PENDING' } })
    expect(await link('회원가입 마치고 수강하기')).toHaveAttribute('href', '/signup')
  })

  test('too few points: how many are missing, and where there are some', async () => {
    await offer({ cost: 2000, paymentType: 'POINT' })
    expect(await (await card()).findByText('포인트가 500P 모자라요')).toBeVisible()
    expect(await link('퀘스트 하러 가기')).toHaveAttribute('href', '/quest')
  })

  test('money is taken elsewhere', async () => {
    await offer({ cost: 49000, paymentType: 'CASH' })
    expect(await link('49,000원 결제하러 가기')).toHaveAttribute('href', '/purchase/course/7')
  })

  test('students of the channel only: where it is', async () => {
    const channelProfile = { channelId: 1, channelName: '별빛중', channelLogoUrl: null, channelDomain: 'byeol' }
    await offer({ isOnlyForChannelUser: true, channelProfile })
    expect(await (await card()).findByText('이 채널의 학생만 들을 수 있어요')).toBeVisible()
    expect(await link('채널 보러 가기')).toHaveAttribute('href', 'https://byeol.codingbada.example')
  })

  test('a price that nobody understands: words, and no button at all [A-66]', async () => {
    await offer({ cost: null })
    expect(await (await card()).findByText('지금은 수강 신청을 받지 않아요')).toBeVisible()
    expect(screen.queryByRole('button', { name: /수강하기/ })).not.toBeInTheDocument()
  })

  test('where nobody can tell, it can be asked again', async () => {
    await offer({ cost: 0 }, { standing: vi.fn(async () => notEnrolled).mockRejectedValueOnce(refusal(500)) })
    await userEvent.click(await button('다시 시도'))
    expect(await button('무료로 수강하기')).toBeVisible()
  })
})

describe('enrolling', () => {
  const free = { cost: 0 }
  const priced = { cost: 1200, paymentType: 'POINT' } as const

  test('for free is one click: the lessons open, the focus stays in the card, and what it touched is read anew [F-086]', async () => {
    const { enrol, standing, current } = await offer(free, {
      standing: vi
        .fn(async () => notEnrolled)
        .mockResolvedValueOnce(notEnrolled)
        .mockResolvedValue(enrolled),
    })
    await userEvent.click(await button('무료로 수강하기'))
    expect(await screen.findByRole('heading', { name: '수강 중이에요' })).toHaveFocus()
    expect(await link('첫 강의 시작하기')).toHaveAttribute('href', '/course/7/lesson/71')
    expect((await screen.findByText('수강을 시작했어요! 첫 강의부터 함께해요.')).closest('[role=status]')).toBeVisible()
    expect(enrol).toHaveBeenCalledTimes(1)
    await waitFor(() => expect([standing, current].map(({ mock }) => mock.calls.length)).toEqual([2, 2]))
  })

  test('for points is asked back, with what one has before and after', async () => {
    const { enrol } = await offer(priced)
    await userEvent.click(await button('1,200P로 수강하기'))
    const dialog = within(await screen.findByRole('dialog', { name: '포인트로 수강할까요?' }))
    expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1,500P', '−1,200P', '300P'])
    await userEvent.click(dialog.getByRole('button', { name: '취소' }))
    expect(enrol).not.toHaveBeenCalled()
    expect(await button('1,200P로 수강하기')).toHaveFocus()
  })

  test('for points begins once it was confirmed', async () => {
    const { enrol } = await offer(priced, { standing: vi.fn(async () => enrolled).mockResolvedValueOnce(notEnrolled) })
    await userEvent.click(await button('1,200P로 수강하기'))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '1,200P로 수강하기' }))
    expect(await screen.findByRole('heading', { name: '수강 중이에요' })).toHaveFocus()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(enrol).toHaveBeenCalledTimes(1)
  })

  test('for points, confirmed once more: the dialog stays until the first answer is there [F-082]', async () => {
    const { enrol } = await offer(priced, { enrol: () => new Promise(() => {}) })
    await userEvent.click(await button('1,200P로 수강하기'))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '1,200P로 수강하기' }))
    await userEvent.click(dialog.getByRole('button', { name: '신청하고 있어요' }))
    expect(await screen.findByText('수강 신청을 처리하고 있어요')).toBeVisible()
    expect(dialog.getByRole('button', { name: '신청하고 있어요' })).toHaveAttribute('aria-busy', 'true')
    expect(enrol).toHaveBeenCalledTimes(1)
  })

  test('a held key confirms nothing [F-083]', async () => {
    await offer(priced)
    await userEvent.click(await button('1,200P로 수강하기'))
    const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: '1,200P로 수강하기' })
    expect(fireEvent.keyDown(confirm, { key: 'Enter' })).toBe(true)
    expect(fireEvent.keyDown(confirm, { key: 'Enter', repeat: true })).toBe(false)
  })

  test('the second half of a double click confirms nothing', async () => {
    const { enrol } = await offer(priced)
    await userEvent.click(await button('1,200P로 수강하기'))
    const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: '1,200P로 수강하기' })
    confirm.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
    expect(enrol).not.toHaveBeenCalled()
  })

  test('a double click sends one wish, and the second click hears that it is under way [F-082]', async () => {
    const { enrol } = await offer(free, { enrol: () => new Promise(() => {}) })
    await userEvent.dblClick(await button('무료로 수강하기'))
    expect((await screen.findByText('수강 신청을 처리하고 있어요')).closest('[role=status]')).toBeVisible()
    expect(await button('신청하고 있어요')).toHaveAttribute('aria-busy', 'true')
    expect(enrol).toHaveBeenCalledTimes(1)
  })

  test.each([
    [401, '로그인이 끝났어요. 다시 로그인해 주세요.'],
    [402, '포인트가 모자라서 신청하지 못했어요'],
    [403, '채널 학생만 들을 수 있는 강의예요'],
    [500, '수강 신청을 하지 못했어요. 잠시 후 다시 시도해 주세요.'],
  ])('that is refused (%i) warns, sends nothing again, and asks how one stands now [F-084]', async (status, words) => {
    const { enrol, standing } = await offer(free, { enrol: () => Promise.reject(refusal(status)) })
    await userEvent.click(await button('무료로 수강하기'))
    expect((await screen.findByText(words)).closest('[role=alert]')).toBeVisible()
    await waitFor(() => expect(standing.mock.calls.length).toBeGreaterThan(1))
    expect(enrol).toHaveBeenCalledTimes(1)
    expect(await button('무료로 수강하기')).not.toHaveAttribute('aria-busy')
  })

  test('what was done elsewhere is no failure', async () => {
    await offer(free, {
      standing: vi.fn(async () => enrolled).mockResolvedValueOnce(notEnrolled),
      enrol: () => Promise.reject(refusal(409)),
    })
    await userEvent.click(await button('무료로 수강하기'))
    expect((await screen.findByText('이미 수강하고 있는 강의예요')).closest('[role=status]')).toBeVisible()
    expect(await screen.findByRole('heading', { name: '수강 중이에요' })).toBeVisible()
  })
})
