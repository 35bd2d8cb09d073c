import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { CallError } from '../../../src/application/callError.ts'
import type { InboxPage as Page, InboxRepository } from '../../../src/application/inbox.ts'
import { asRead, type InboxItem, inboxKinds } from '../../../src/domain/inbox.ts'
import type { Viewer } from '../../../src/domain/viewer.ts'
import { InboxBell } from '../../../src/ui/inbox/InboxBell.tsx'
import { InboxMenu } from '../../../src/ui/inbox/InboxMenu.tsx'
import { InboxPage } from '../../../src/ui/inbox/InboxPage.tsx'
import { inboxItem } from '../../domain/anInboxItem.ts'
import { learner } from '../../domain/viewer/viewers.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeFeatures, fakeInbox } from '../../fakes/features.ts'
import { fakePageTimer } from '../../fakes/fakePageTimer.ts'
import { refusal } from '../../fakes/refusal.ts'
import { renderInApp } from '../renderInApp.tsx'

function open(part: ReactElement, answers: Partial<InboxRepository>, as: Viewer = learner) {
  const { page, timer } = fakePageTimer()
  const application = anApplication()
  const rendered = renderInApp(part, {
    ...application,
    viewer: { ...application.viewer, current: async () => as },
    features: fakeFeatures({ inbox: fakeInbox(answers, timer) }),
  })
  return { ...rendered, page }
}

const bell = <InboxBell viewer={learner} />
const items: readonly InboxItem[] = inboxKinds.map((kind) => inboxItem(kind))
/** The length of the list below the bell. */
const maxShown = 7
const pageOf = (list: readonly InboxItem[], unreadCount = list.filter(({ isRead }) => !isRead).length): Page => ({
  items: list,
  totalCount: list.length,
  pageSize: 20,
  unreadCount,
})

describe('the bell', () => {
  test.each([
    [0, '알림, 모두 읽었어요', ''],
    [3, '알림, 읽지 않은 알림 3개', '3'],
    [140, '알림, 읽지 않은 알림 99+개', '99+'],
  ])('says how many are unread: %i', async (count, name, text) => {
    open(bell, { unreadCount: async () => count })
    expect(await screen.findByRole('button', { name })).toHaveTextContent(text)
  })

  test.each([
    ['knows no notifications', async () => null],
    ['has not answered yet', () => new Promise<number>(() => {})],
  ])('is not there where the backend %s', async (_, unreadCount) => {
    const asked = vi.fn(unreadCount)
    open(bell, { unreadCount: asked })
    await waitFor(() => expect(asked).toHaveBeenCalled())
    await act(async () => {})
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  test('is there without a number where the count failed', async () => {
    open(bell, { unreadCount: async () => Promise.reject(refusal(500)) })
    expect(await screen.findByRole('button', { name: '알림' })).toHaveTextContent('')
  })

  test('asks once a minute, not in a hidden page, and shows what has come', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      let count = 1
      const unreadCount = vi.fn(async () => count)
      const { page } = open(bell, { unreadCount })
      expect(await screen.findByRole('button', { name: /1개/ })).toBeVisible()
      count = 2
      // The count was read once more before the viewer was known.
      const before = unreadCount.mock.calls.length
      await act(() => vi.advanceTimersByTimeAsync(50_000))
      expect(unreadCount).toHaveBeenCalledTimes(before)
      await act(() => vi.advanceTimersByTimeAsync(10_000))
      expect(await screen.findByRole('button', { name: /2개/ })).toBeVisible()
      page.isVisible = false
      await act(() => vi.advanceTimersByTimeAsync(600_000))
      expect(unreadCount).toHaveBeenCalledTimes(before + 1)
      await act(async () => page.show())
      expect(unreadCount).toHaveBeenCalledTimes(before + 2)
      cleanup()
      await vi.advanceTimersByTimeAsync(600_000)
      expect(unreadCount).toHaveBeenCalledTimes(before + 2)
    } finally {
      vi.useRealTimers()
    }
  })

  test('follows another tab in which some were read, at once', async () => {
    let count = 3
    const unreadCount = vi.fn(async () => count)
    open(bell, { unreadCount })
    open(<InboxMenu onLeave={() => {}} />, {
      page: async () => pageOf(items),
      markRead: async () => {
        count = 0
        return count
      },
    })
    expect(await screen.findByRole('button', { name: '알림, 읽지 않은 알림 3개' })).toBeVisible()
    const asked = unreadCount.mock.calls.length
    await userEvent.click(await screen.findByRole('button', { name: '모두 읽음' }))
    expect(await screen.findByRole('button', { name: '알림, 모두 읽었어요' })).toBeVisible()
    expect(unreadCount).toHaveBeenCalledTimes(asked)
  })

  test('asks no more once the session has ended', async () => {
    const unreadCount = vi.fn(async () => 1)
    open(<InboxBell viewer={{ ...learner, hasSessionEnded: true }} />, { unreadCount })
    await act(async () => {})
    expect(unreadCount).not.toHaveBeenCalled()
  })
})

describe('the list below it', () => {
  test('has the newest by day, each with the way to its place; who follows one has read it', async () => {
    const read = vi.fn(async () => 5)
    const leave = vi.fn()
    open(<InboxMenu onLeave={leave} />, { page: async () => pageOf(items), markRead: read })
    const link = await screen.findByRole('link', { name: /^읽지 않음 ?선생님이 ‘두 수의 합’ 문제에 말을 남겼어요$/ })
    expect(link).toHaveAttribute('href', '/learn/problem/7')
    expect(screen.getByRole('link', { name: '알림 모두 보기' })).toHaveAttribute('href', '/my/notices')
    await userEvent.click(link)
    expect(read).toHaveBeenCalledExactlyOnceWith({ notificationIds: ['comment'] })
    expect(leave).toHaveBeenCalledOnce()
    expect(await screen.findByRole('link', { name: '선생님이 ‘두 수의 합’ 문제에 말을 남겼어요' })).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: '선생님이 ‘두 수의 합’ 문제에 말을 남겼어요' }))
    expect(read).toHaveBeenCalledOnce()
  })

  test('reads all that it shows, and says so', async () => {
    const read = vi.fn(async () => 0)
    open(<InboxMenu onLeave={() => {}} />, { page: async () => pageOf(items), markRead: read })
    await userEvent.click(await screen.findByRole('button', { name: '모두 읽음' }))
    expect(read).toHaveBeenCalledExactlyOnceWith({ untilDate: items[0]?.createdDate })
    expect(await screen.findByText('모두 읽었어요.')).toBeVisible()
    expect(screen.queryByText('읽지 않음')).not.toBeInTheDocument()
  })

  test('is not put back by an answer that was on its way while it was read', async () => {
    let isSlow = false
    const answers: (() => void)[] = []
    const page = async () => {
      if (isSlow) await new Promise<void>((resolve) => answers.push(resolve))
      return pageOf(items)
    }
    const { client } = open(<InboxMenu onLeave={() => {}} />, { page, markRead: async () => 0 })
    const button = await screen.findByRole('button', { name: '모두 읽음' })
    await act(async () => {})
    isSlow = true
    void client.refetchQueries({ queryKey: ['notifications'] })
    await waitFor(() => expect(answers).not.toHaveLength(0))
    await userEvent.click(button)
    expect(await screen.findByText('모두 읽었어요.')).toBeVisible()
    await act(async () => answers.forEach((answer) => answer()))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByText('읽지 않음')).not.toBeInTheDocument()
  })

  test('is as it was where that failed, and says so', async () => {
    open(<InboxMenu onLeave={() => {}} />, { page: async () => pageOf(items), markRead: async () => Promise.reject(refusal(500)) })
    await userEvent.click(await screen.findByRole('button', { name: '모두 읽음' }))
    expect(await screen.findByText('읽음으로 표시하지 못했어요. 잠시 후 다시 해 주세요.')).toBeVisible()
    await waitFor(() => expect(screen.getAllByText('읽지 않음')).toHaveLength(maxShown))
  })

  test('says that there is nothing, or that it could not be read, with a way on', async () => {
    open(<InboxMenu onLeave={() => {}} />, { page: async () => pageOf([]) })
    expect(await screen.findByText('아직 알림이 없어요')).toBeVisible()
  })

  test('is asked for again after a failure', async () => {
    let fails = true
    const page = async () => (fails ? Promise.reject(new CallError('400', { kind: 'status', status: 400 })) : pageOf(items))
    open(<InboxMenu onLeave={() => {}} />, { page })
    expect(await screen.findByText('알림을 불러오지 못했어요')).toBeVisible()
    fails = false
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findAllByRole('listitem')).toHaveLength(maxShown)
  })
})

describe('the page of all notifications', () => {
  const settings = async () => inboxKinds.map((kind) => ({ kind, isOn: true }))

  test('asks a guest to sign in, and a backend without them says so', async () => {
    open(<InboxPage />, {}, { ...learner, authState: 'INVALID' })
    expect(await screen.findByRole('heading', { name: '로그인하면 알림을 볼 수 있어요' })).toBeVisible()
  })

  test('says where there are none of this kind of thing', async () => {
    open(<InboxPage />, { settings, page: async () => Promise.reject(new CallError('404', { kind: 'status', status: 404 })) })
    expect(await screen.findByRole('heading', { name: '여기에서는 알림을 쓰지 않아요' })).toBeVisible()
  })

  test('switches a kind off at once, and on again where that failed', async () => {
    const change = vi.fn(async () => {})
    open(<InboxPage />, { settings, page: async () => pageOf(asRead(items, { notificationIds: [] })), changeSetting: change })
    const list = await screen.findByRole('region', { name: '알림 설정' })
    const comments = await within(list).findByRole('switch', { name: '선생님이 남긴 말' })
    await userEvent.click(comments)
    expect(comments).not.toBeChecked()
    expect(change).toHaveBeenCalledWith('COMMENT', false)
    change.mockImplementation(async () => Promise.reject(refusal(500)))
    const classes = within(list).getByRole('switch', { name: '수업 시작' })
    await userEvent.click(classes)
    expect(await screen.findByText('‘수업 시작’ 설정을 바꾸지 못했어요. 잠시 후 다시 해 주세요.')).toBeVisible()
    expect(classes).toBeChecked()
  })
})
