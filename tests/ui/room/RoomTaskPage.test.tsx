import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SubmissionRepository } from '../../../src/application/problem.ts'
import { guest } from '../../../src/domain/viewer.ts'
import { roomInterval } from '../../../src/application/room.ts'
import type { RoomTask } from '../../../src/domain/room/room.ts'
import { aBoard, aPost, aRoom } from '../../domain/room/aContest.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { lostConnection, refusal } from '../../fakes/refusal.ts'
import { aSubmission } from '../problem/workbench/aSubmission.ts'
import { openRoomAt } from './openRoom.tsx'

const submitCode = async () => userEvent.click(await screen.findByRole('button', { name: '제출' }))
/** The submissions: none, and at first they cannot be read. */
const failsOnce = () => vi.fn(async () => ({ items: [], totalCount: 0, pageSize: 20 })).mockRejectedValueOnce(lostConnection())
/** Returns all sentences about answers that wait, wherever they are. */
const sentences = () => [...new Set(screen.queryAllByText(/보내지 못한 답/).map(({ textContent }) => textContent))]
const results = () => within(screen.getByRole('region', { name: '결과' }))

describe('a task of a room', () => {
  it('has the problem, the time, and the ways to the other tasks', async () => {
    await openRoomAt('/room/9/task/1')
    expect(await screen.findByRole('heading', { level: 1, name: '파도 세기' })).toBeVisible()
    expect(screen.getByRole('timer', { name: '남은 시간' })).toHaveTextContent('1:10:00')
    expect(screen.getByText('2문제 가운데 1번')).toBeVisible()
    expect(screen.getByRole('link', { name: '대회' })).toHaveAttribute('href', '/room/9')
    expect(screen.getByRole('link', { name: '다음 문제' })).toHaveAttribute('href', '/room/9/task/2?problem=12')
    expect(screen.queryByRole('link', { name: '앞 문제' })).not.toBeInTheDocument()
    expect(await screen.findByRole('region', { name: '문제' })).toBeVisible()
    expect(screen.queryByRole('region', { name: '질문' })).not.toBeInTheDocument()
  })

  it.each([
    [false, 0],
    [true, 1],
  ])('hints and tutor are there where the room allows them (%s)', async (allows, count) => {
    await openRoomAt('/room/9/task/1', { room: async () => aRoom({ allowsHints: allows, allowsTutor: allows }) })
    await screen.findByRole('region', { name: '문제' })
    expect(screen.queryAllByRole('heading', { name: '힌트' })).toHaveLength(count)
    expect(screen.queryAllByRole('button', { name: 'AI 튜터에게 묻기' })).toHaveLength(count)
  })

  describe('while a judge takes out tasks', () => {
    beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
    afterEach(() => void vi.useRealTimers())
    const [first, second] = aRoom().tasks
    const laterBoard = aBoard({ posts: [aPost({ postId: 8, answer: '1번 문제를 뺐어요.' })] })
    const openWhile = async (address: string, remaining: readonly (RoomTask | undefined)[]) => {
      const tasks = remaining.flatMap((task, at) => (task ? [{ ...task, taskNumber: at + 1 }] : []))
      let isLater = false
      const opened = await openRoomAt(address, {
        room: async () => aRoom(isLater ? { tasks, taskCount: tasks.length } : {}),
        board: async () => (isLater ? laterBoard : aBoard()),
      })
      await screen.findByRole('region', { name: '문제' })
      isLater = true
      await act(() => vi.advanceTimersByTimeAsync(roomInterval))
      return opened
    }

    it('the one that is being solved stays, with its new number', async () => {
      await openWhile('/room/9/task/2', [second])
      expect(await screen.findByText(/지금 푸는 문제가 1번이 되었어요/)).toBeVisible()
      expect(screen.getByRole('heading', { level: 1, name: '조개 줍기' })).toBeVisible()
      expect(screen.getByText('1문제 가운데 1번')).toBeVisible()
      expect(screen.getByRole('link', { name: '새 번호로 옮기기' })).toHaveAttribute('href', '/room/9/task/1?problem=12')
    })

    it('the one that is taken out is not another one instead', async () => {
      await openWhile('/room/9/task/1', [second])
      expect(await screen.findByRole('heading', { name: '심판이 뺀 문제예요' })).toBeVisible()
      expect(screen.getByText(/‘파도 세기’ 문제는 이제 세지 않아요/)).toBeVisible()
      expect(screen.queryByRole('region', { name: '문제' })).toBeNull()
    })

    const openAgain = (address: string, remaining: readonly (RoomTask | undefined)[]) => {
      const tasks = remaining.flatMap((task, at) => (task ? [{ ...task, taskNumber: at + 1 }] : []))
      return openRoomAt(address, { room: async () => aRoom({ tasks, taskCount: tasks.length }) })
    }

    it('a page that is loaded anew stays on its problem, and tells its new number', async () => {
      await openAgain('/room/9/task/2?problem=12', [second])
      expect(await screen.findByText(/지금 푸는 문제가 1번이 되었어요/)).toBeVisible()
      expect(screen.getByRole('heading', { level: 1, name: '조개 줍기' })).toBeVisible()
    })

    it('a page that is loaded anew tells that its problem was taken out, and shows no other', async () => {
      await openAgain('/room/9/task/1?problem=11', [second])
      expect(await screen.findByRole('heading', { name: '심판이 뺀 문제예요' })).toBeVisible()
      expect(screen.getByText(/이 주소의 문제는 이제 세지 않아요/)).toBeVisible()
      expect(screen.queryByRole('region', { name: '문제' })).toBeNull()
    })

    it('an address from before, with a number alone, leads to that number', async () => {
      await openAgain('/room/9/task/1', [second])
      expect(await screen.findByRole('heading', { level: 1, name: '조개 줍기' })).toBeVisible()
    })

    it('nothing is said where the others stay', async () => {
      await openWhile('/room/9/task/1', [first])
      expect(await screen.findByText('1문제 가운데 1번')).toBeVisible()
      expect(screen.queryByText(/번이 되었어요/)).toBeNull()
    })
  })

  it('of a room that only those may see who were invited asks a guest to sign in', async () => {
    await openRoomAt('/room/9/task/1', { viewer: guest, room: async () => Promise.reject(refusal(403)) })
    expect(await screen.findByRole('link', { name: '로그인하고 참가하기' })).toHaveAttribute('href', '/login')
  })

  it('is handed in to the room, with its time', async () => {
    const submit = vi.fn(async () => aSubmission())
    await openRoomAt('/room/9/task/1', { submissions: { submit } })
    await submitCode()
    expect(await results().findByRole('heading', { name: '맞았어요!' })).toBeVisible()
    expect(submit.mock.calls).toEqual([
      [
        {
          problemId: 11,
          language: 'PYTHON',
          code: 'right',
          origin: { contentType: 'ROOM', contentId: 9, writtenDate: '2026-11-20T05:20:00.000Z' },
        },
        'key-1',
      ],
    ])
  })

  it.each([
    ['this one', { verdicts: 'AT_END' }, {}],
    ['another one', { verdicts: 'AT_ONCE' }, { isWithheld: true }],
  ] as const)('is received where results are told at the end of %s', async (_which, room, withheld) => {
    await openRoomAt('/room/9/task/1', {
      room: async () => aRoom(room),
      submissions: { submit: async () => aSubmission({ state: 'JUDGING', score: 0, ...withheld }) },
    })
    await submitCode()
    expect(await results().findByRole('heading', { name: '답을 받았어요' })).toBeVisible()
  })

  it('waits on the device without a network, and is sent with its time once that is back', async () => {
    const store = memoryStore()
    const submit = vi.fn(async () => aSubmission())
    submit.mockRejectedValueOnce(lostConnection())
    const { clock, connection } = await openRoomAt('/room/9/task/1', {
      store,
      submissions: { submit, list: failsOnce() },
    })
    await submitCode()
    expect(await results().findByRole('heading', { name: '답을 아직 보내지 못했어요' })).toBeVisible()
    expect(sentences()).toEqual(['보내지 못한 답 1개를 이 기기에 담아 두었어요. 연결되면 낸 시각과 함께 보낼게요.'])
    clock.set('2026-11-20T05:24:00Z')
    act(() => connection.set(true))
    expect(await screen.findByText('보내지 못했던 답 1개를 보냈어요')).toBeVisible()
    expect(submit).toHaveBeenLastCalledWith(
      expect.objectContaining({ origin: { contentType: 'ROOM', contentId: 9, writtenDate: '2026-11-20T05:20:00.000Z' } }),
      'key-1',
    )
    expect(screen.queryByText(/보내지 못한 답/)).not.toBeInTheDocument()
    expect([...store.stored.keys()].filter((key) => key.startsWith('hand-ins/'))).toEqual([])
  })

  it('waits in the page where the device stores nothing, which is said, and is sent once the network is back', async () => {
    const submit = vi.fn(async () => aSubmission())
    submit.mockRejectedValueOnce(lostConnection())
    const { connection } = await openRoomAt('/room/9/task/1', {
      storage: { get: () => undefined, set: () => false },
      submissions: { submit, list: failsOnce() },
    })
    await submitCode()
    expect(await results().findByRole('heading', { name: '답을 아직 보내지 못했어요' })).toBeVisible()
    expect(sentences()).toEqual([
      '보내지 못한 답 1개를 이 기기에 저장하지 못했어요. 이 화면을 닫지 마세요. 연결되면 낸 시각과 함께 보낼게요.',
    ])
    act(() => connection.set(true))
    expect(await screen.findByText('보내지 못했던 답 1개를 보냈어요')).toBeVisible()
    expect(screen.queryByText(/보내지 못한 답/)).not.toBeInTheDocument()
  })

  it('is sent when the page is opened again, and what is refused is told', async () => {
    const origin = { contentType: 'ROOM', contentId: 9, writtenDate: '2026-11-20T05:15:00.000Z' }
    const waiting = { problemId: 11, language: 'PYTHON', knownCount: 0, otherIds: [], stage: 'waiting', origin }
    const store = memoryStore({
      'hand-ins//1': JSON.stringify([
        { ...waiting, key: 'a', code: 'right', writtenDate: origin.writtenDate },
        { ...waiting, key: 'b', code: 'x', writtenDate: '2026-11-20T05:16:00.000Z' },
      ]),
    })
    const submit = vi.fn<SubmissionRepository['submit']>(async ({ code }) =>
      code === 'right' ? aSubmission() : Promise.reject(refusal(413)),
    )
    await openRoomAt('/room/9', { store, submissions: { submit } })
    expect(await screen.findByText('보내지 못했던 답 1개를 보냈어요')).toBeVisible()
    expect(screen.getByText('보내지 못했던 답 1개를 받아 주지 않았어요. 코드가 너무 길어요')).toBeVisible()
    expect(submit.mock.calls.map(([, key]) => key)).toEqual(['a', 'b'])
  })

  it('stays when the time is over, and says that answers are late', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const { clock } = await openRoomAt('/room/9/task/1')
      await screen.findByRole('region', { name: '문제' })
      clock.set('2026-11-20T06:30:00Z')
      await act(() => vi.advanceTimersByTimeAsync(1_000))
      await waitFor(() => expect(screen.getAllByText(/지금 내는 답은 늦은 것으로 세어요/)).toHaveLength(2))
      expect(screen.getByRole('link', { name: '대회로 돌아가기' })).toHaveAttribute('href', '/room/9')
      expect(screen.getByRole('button', { name: '제출' })).toBeVisible()
      expect(screen.getByRole('timer')).toHaveTextContent('00:00')
      expect(screen.queryByText('시간이 끝났어요')).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([
    ['1', { participation: null, tasks: [] }, '아직 열리지 않은 문제예요'],
    ['1', { participation: null, isJudge: true }, '심판은 여기에서 문제를 풀지 않아요'],
    ['2', { participation: null, isJudge: true, endDate: '2026-11-20T05:15:00Z' }, '심판은 여기에서 문제를 풀지 않아요'],
    ['7', {}, '그 번호의 문제가 없어요'],
  ])('number %s that cannot be solved leads to the room', async (number, wishes, title) => {
    await openRoomAt(`/room/9/task/${number}`, {
      room: async () => aRoom(wishes),
      board: async () => aBoard({ participation: null }),
    })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: '대회로 돌아가기' })).toHaveAttribute('href', '/room/9')
  })
})
