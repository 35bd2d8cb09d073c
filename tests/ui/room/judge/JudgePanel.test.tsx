import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RoomRepository } from '../../../../src/application/room.ts'
import type { RoomResults } from '../../../../src/domain/room/roomAttendance.ts'
import type { RoomBoard, RoomBoardRow, RoomDetail } from '../../../../src/domain/room/room.ts'
import type { Loadable } from '../../../../src/ui/kit/loaded.ts'
import { JudgePanel } from '../../../../src/ui/room/judge/JudgePanel.tsx'
import { aClassTest, aTestBoard, aTestRow } from '../../../domain/room/aClassTest.ts'
import { aCell, aPost } from '../../../domain/room/aContest.ts'
import { searchWritings } from '../../../domain/searchWritings.ts'
import { teacher } from '../../../domain/viewer/viewers.ts'
import { anApplication } from '../../../fakes/anApplication.ts'
import { fakeClock } from '../../../fakes/fakeClock.ts'
import { fakeFeatures, fakeProblem, fakeRoom } from '../../../fakes/features.ts'
import { memoryStore } from '../../../fakes/memoryStore.ts'
import { refusal } from '../../../fakes/refusal.ts'
import { impatientClient } from '../../impatientClient.ts'
import { aProblemDetail } from '../../problem/aProblem.ts'
import { renderInApp } from '../../renderInApp.tsx'

interface Given extends Omit<Partial<RoomRepository>, 'room' | 'board'> {
  readonly room?: Partial<RoomDetail>
  readonly board?: Partial<RoomBoard> | null
  readonly store?: ReturnType<typeof memoryStore>
  readonly problem?: (problemId: unknown) => Promise<ReturnType<typeof aProblemDetail>>
}

const waiting = { timing: 'MANUAL', startDate: null, endDate: null, minutes: 40 } as const

async function open({ room = {}, board = {}, store = memoryStore(), problem, ...answers }: Given = {}) {
  const clock = fakeClock('2026-11-20T10:20:00+09:00')
  const onChanged = vi.fn()
  const application = anApplication({
    clock,
    store,
    viewer: { ...anApplication().viewer, current: async () => teacher },
    features: fakeFeatures({
      room: fakeRoom({ clock, results: async () => ({ rows: [], invited: [] }), ...answers }),
      problem: fakeProblem({ problems: { problem: async (problemId) => (problem ? problem(problemId) : aProblemDetail({ problemId })) } }),
    }),
  })
  const client = impatientClient()
  client.setQueryData(['viewer'], teacher)
  const whole = aClassTest({ isJudge: true, ...room })
  const times = { startDate: whole.startDate, endDate: whole.endDate }
  const boardOf = (next: Partial<RoomBoard> | null): Loadable<RoomBoard> =>
    next === null ? { status: 'waiting' } : { status: 'ready', value: aTestBoard({ ...times, ...next }) }
  const panel = (next: Partial<RoomBoard> | null) => (
    <div id="page-frame">
      <Suspense>
        <JudgePanel room={whole} board={boardOf(next)} onChanged={onChanged} />
      </Suspense>
    </div>
  )
  const drawn = await act(async () => renderInApp(panel(board), application, client))
  return { user: userEvent.setup(), store, onChanged, redraw: (next: Partial<RoomBoard>) => act(async () => drawn.rerender(panel(next))) }
}

const resultsOf = (...rows: RoomBoardRow[]): RoomResults => ({ rows, invited: [] })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = async () => within(await screen.findByRole('dialog'))

it('a class that is longer than a screen is told in a line, and opened by who looks for somebody', async () => {
  const people = Array.from({ length: 30 }, (_, at) => ({ userId: 200 + at, nickname: `학생 ${at + 1}`, extraMinutes: 0, seenDate: null }))
  const list = () => screen.getByRole('group')
  await open({ results: async () => ({ rows: [], invited: people }) })
  expect(await screen.findByText(/30명$/, { selector: 'summary' })).toBeVisible()
  expect(list()).not.toHaveAttribute('open')
  const search = screen.getByRole('searchbox', { name: '이름이나 번호로 찾기' })
  expect(list()).not.toContainElement(search)
  await userEvent.type(search, '학생 30')
  expect(list()).toHaveAttribute('open')
  expect(screen.getByRole('button', { name: '학생 30에게 시간 더 주기' })).toBeVisible()
  cleanup()
  await open({ results: async () => ({ rows: [], invited: people.slice(0, 10) }) })
  await screen.findByText(/10명$/, { selector: 'summary' })
  expect(list()).toHaveAttribute('open')
})

describe('the room before its start', () => {
  const seenDate = '2026-11-20T10:19:50+09:00'
  const invited = [
    { userId: 201, nickname: '나래', extraMinutes: 0, seenDate },
    { userId: 202, nickname: '다온', extraMinutes: 0, seenDate: null },
  ]

  it('tells who has come and who has not, and looks again with each look at the board', async () => {
    const results = vi.fn(async () => ({ rows: [], invited })).mockResolvedValueOnce({ rows: [], invited: invited.slice(1) })
    const { redraw } = await open({ room: waiting, board: { waitingCount: 1 }, results })
    expect(await screen.findByText('초대함 1명', { selector: 'summary' })).toBeVisible()
    await redraw({ waitingCount: 1, serverDate: '2026-11-20T10:20:10+09:00' })
    expect(await screen.findByText('초대함 1명 · 와 있음 1명', { selector: 'summary' })).toBeVisible()
    const people = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(people).toEqual([expect.stringContaining('다온 202초대함'), expect.stringContaining('나래 201와 있음')])
  })

  it('is started with the number of those who have come in view', async () => {
    const { user } = await open({ room: waiting, board: { waitingCount: 12 } })
    await user.click(await button('지금 시작하기'))
    expect((await dialog()).getByText(/^지금 12명이 와 있어요\. 누르면 모두의 시간이/)).toBeVisible()
  })
})

describe('the view of a projector', () => {
  const openScreen = async (given: Given) => {
    const { user } = await open(given)
    await user.click(await button('칠판에 띄우기'))
    return { user, screen: await dialog() }
  }
  const rows = { items: [aTestRow({ rank: 1, nickname: '나래', score: 150 })], totalCount: 1, pageSize: 50 }

  it('has the time and the number of people, and is closed by Escape', async () => {
    const opened = await openScreen({ results: async () => resultsOf(aTestRow()), board: { rows } })
    expect(opened.screen.getByRole('heading', { name: '바다 시험' })).toBeVisible()
    expect(opened.screen.getByRole('timer', { name: '남은 시간' })).toHaveTextContent('40:00')
    expect(await opened.screen.findByText('1명이 풀고 있어요')).toBeVisible()
    expect(opened.screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['닫기'])
    await opened.user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await button('칠판에 띄우기')).toHaveFocus()
  })

  it.each([
    ['at once', { verdicts: 'AT_ONCE', freezeDate: null }, 1],
    ['after the end alone', { verdicts: 'AT_END', freezeDate: null }, 0],
    ['until they are frozen', { verdicts: 'AT_ONCE', freezeDate: '2026-11-20T10:15:00+09:00' }, 0],
  ] as const)('has standings that all may know %s', async (_, room, count) => {
    const opened = await openScreen({ room, board: { rows } })
    expect(opened.screen.queryAllByText('나래')).toHaveLength(count)
  })

  it('waits with the class before the start', async () => {
    const opened = await openScreen({ room: waiting, board: { waitingCount: 9 } })
    expect(opened.screen.getByText('선생님을 기다려요')).toBeVisible()
    expect(opened.screen.getByText('9명이 와 있어요')).toBeVisible()
  })
})

describe('its start and its end', () => {
  it('are the teacher’s: everybody is let in at once', async () => {
    const start = vi.fn(async () => {})
    const { user, onChanged } = await open({ room: waiting, start })
    expect(screen.queryByRole('button', { name: '지금 끝내기' })).toBeNull()
    await user.click(await button('지금 시작하기'))
    expect(start).not.toHaveBeenCalled()
    await user.click((await dialog()).getByRole('button', { name: '시작하기' }))
    expect(await screen.findByText('시작했어요. 이제 모두 풀 수 있어요.')).toBeVisible()
    expect(start).toHaveBeenCalledExactlyOnceWith(7)
    expect(onChanged).toHaveBeenCalled()
  })

  it.each([
    [403, '이 시험의 선생님만 할 수 있어요.'],
    [409, '그사이 바뀌어서 지금은 할 수 없어요. 새로고침해 주세요.'],
  ])('say so where they are refused with %d', async (status, words) => {
    const { user } = await open({ room: waiting, start: async () => Promise.reject(refusal(status)) })
    await user.click(await button('지금 시작하기'))
    await user.click((await dialog()).getByRole('button', { name: '시작하기' }))
    expect(await screen.findByText(words)).toBeVisible()
    expect(await button('지금 시작하기')).toBeVisible()
  })

  it('are asked about before all is over, with how many people are at work', async () => {
    const end = vi.fn(async () => {})
    const over = { startedDate: '2026-11-20T10:00:00+09:00', endDate: '2026-11-20T10:15:00+09:00' }
    const results = async () =>
      resultsOf(aTestRow(), aTestRow({ userId: 100, participation: over }), aTestRow({ userId: 101, participation: null }))
    const { user } = await open({ end, results })
    await user.click(await button('지금 끝내기'))
    expect(await (await dialog()).findByText(/^지금 1명이 풀고 있어요/)).toBeVisible()
    await user.click((await dialog()).getByRole('button', { name: '그대로 두기' }))
    expect(end).not.toHaveBeenCalled()
    await user.click(await button('지금 끝내기'))
    await user.click((await dialog()).getByRole('button', { name: '끝내기' }))
    expect(await screen.findByText('끝냈어요. 이제 낸 답은 늦은 것으로 남아요.')).toBeVisible()
    expect(end).toHaveBeenCalledExactlyOnceWith(7)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('go by the latest times, and are gone once it is over', async () => {
    const { redraw } = await open({ room: waiting, board: null })
    expect(await button('지금 시작하기')).toBeVisible()
    expect(screen.queryByText('아직 질문이 없어요.')).toBeNull()
    await redraw({ startDate: '2026-11-20T10:10:00+09:00', endDate: '2026-11-20T10:50:00+09:00' })
    expect(await button('지금 끝내기')).toBeVisible()
    await redraw({ startDate: '2026-11-20T09:00:00+09:00', endDate: '2026-11-20T10:00:00+09:00' })
    expect(screen.queryByRole('button', { name: /지금/ })).toBeNull()
  })

  it('can be taken back: what is over runs again for so many minutes, once it is told what that means', async () => {
    const reopen = vi.fn(async () => {})
    const { user, onChanged } = await open({
      room: { startDate: '2026-11-20T09:00:00+09:00', endDate: '2026-11-20T10:00:00+09:00' },
      reopen,
    })
    await user.click(await button('다시 열기'))
    const asked = await dialog()
    expect(asked.getByText(/이미 낸 답과 점수는 그대로 있고/)).toBeVisible()
    const minutes = asked.getByLabelText('다시 여는 시간(분)')
    await user.clear(minutes)
    await user.type(minutes, '0')
    await user.click(asked.getByRole('button', { name: '다시 열기' }))
    expect(minutes).toHaveAccessibleDescription('1분부터 180분까지예요.')
    expect(reopen).not.toHaveBeenCalled()
    await user.clear(minutes)
    await user.type(minutes, '15')
    await user.click(asked.getByRole('button', { name: '다시 열기' }))
    expect(await screen.findByText('다시 열었어요. 시험 화면에도 알렸어요.')).toBeVisible()
    expect(reopen).toHaveBeenCalledExactlyOnceWith(7, 15)
    expect(onChanged).toHaveBeenCalled()
  })
})

describe('who is in', () => {
  const results = async (): Promise<RoomResults> => ({
    rows: [
      aTestRow(),
      aTestRow({
        userId: 100,
        nickname: '하늘',
        lateCount: 2,
        participation: { startedDate: '2026-11-20T10:00:00+09:00', endDate: '2026-11-20T10:15:00+09:00' },
      }),
    ],
    invited: [
      { userId: 99, nickname: '새내기', extraMinutes: 0, seenDate: null },
      { userId: 101, nickname: '아직', extraMinutes: 20, seenDate: null },
    ],
  })

  it('is told with the end of their time, and found by name', async () => {
    const { user } = await open({ results })
    const part = within(await screen.findByRole('region', { name: /와야 할 사람과 온 사람 3명/ }))
    const [search, kind] = [await part.findByLabelText('이름이나 번호로 찾기'), part.getByLabelText('누구를 볼까요?')]
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('아직 101시작 안 함20분 더 받았어요'),
      expect.stringContaining('새내기 99푸는 중11월 20일 오전 11시까지'),
      expect.stringContaining('하늘 100끝남11월 20일 오전 10시 15분에 끝났어요 · 늦게 와서 세지 않은 답 2개'),
    ])
    expect(
      within(kind)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['모두 3명', '시작 안 함 1명', '푸는 중 1명', '끝남 1명'])
    await user.selectOptions(kind, '시작 안 함 1명')
    expect(part.getAllByRole('listitem')).toHaveLength(1)
    expect(part.getByText('아직')).toBeVisible()
    await user.selectOptions(kind, '모두 3명')
    await user.type(search, '100')
    expect(part.getByText('하늘')).toBeVisible()
    expect(part.getAllByRole('listitem')).toHaveLength(1)
    await user.clear(search)
    await user.type(search, '하늘')
    expect(part.getAllByRole('listitem')).toHaveLength(1)
    await user.type(search, '?')
    expect(part.getByText('‘하늘?’인 사람이 없어요.')).toBeVisible()
  })

  it.each(Object.entries(searchWritings('하늘 바람 Blue')))('is found by a name %s: %s', async (_, writing) => {
    const invited = ['하늘 바람 Blue', '새내기'].map((nickname, at) => ({ userId: 200 + at, nickname, extraMinutes: 0, seenDate: null }))
    const { user } = await open({ results: async () => ({ rows: [], invited }) })
    const part = within(await screen.findByRole('region', { name: /와야 할 사람과 온 사람 2명/ }))
    await user.type(await part.findByLabelText('이름이나 번호로 찾기'), writing)
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('하늘 바람 Blue')])
  })

  it('may be given more time, alone', async () => {
    const extend = vi.fn(async () => {})
    const { user } = await open({ results, extend })
    await user.click(await button('새내기에게 시간 더 주기'))
    const minutes = (await dialog()).getByLabelText('더 줄 시간(분)')
    expect(minutes).toHaveValue('10')
    await user.clear(minutes)
    await user.click((await dialog()).getByRole('button', { name: '시간 주기' }))
    expect(minutes).toHaveAccessibleDescription('0분부터 180분까지예요.')
    await user.type(minutes, '25')
    await user.click((await dialog()).getByRole('button', { name: '시간 주기' }))
    expect(await screen.findByText('새내기의 시간을 25분 늘렸어요.')).toBeVisible()
    expect(extend).toHaveBeenCalledExactlyOnceWith(7, 99, 25)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('may be given more time before they begin, and not when all is over', async () => {
    const extend = vi.fn(async () => {})
    const { user } = await open({ room: waiting, results: async () => ({ ...(await results()), rows: [] }), extend })
    await user.click(await button('아직에게 시간 더 주기'))
    expect((await dialog()).getByLabelText('더 줄 시간(분)')).toHaveValue('20')
    await user.click((await dialog()).getByRole('button', { name: '시간 주기' }))
    expect(await screen.findByText('아직의 시간을 20분 늘렸어요.')).toBeVisible()
    expect(extend).toHaveBeenCalledExactlyOnceWith(7, 101, 20)
    cleanup()
    await open({ room: { startDate: '2026-11-20T09:00:00+09:00', endDate: '2026-11-20T10:00:00+09:00' }, results })
    expect(await screen.findByText('결석')).toBeVisible()
    expect(screen.queryByRole('button', { name: '아직에게 시간 더 주기' })).toBeNull()
  })

  it('is not given what would be over already', async () => {
    const ended = { startDate: '2026-11-20T09:00:00+09:00', endDate: '2026-11-20T10:00:00+09:00' }
    const late = async () => resultsOf(aTestRow({ participation: { startedDate: ended.startDate, endDate: ended.endDate } }))
    const extend = vi.fn(async () => {})
    const { user } = await open({ room: ended, results: late, extend })
    await user.click(await button('새내기에게 시간 더 주기'))
    await user.click((await dialog()).getByRole('button', { name: '시간 주기' }))
    const minutes = (await dialog()).getByLabelText('더 줄 시간(분)')
    expect(minutes).toHaveAccessibleDescription('이미 지난 때까지예요. 더 긴 시간을 적어 주세요.')
    await user.clear(minutes)
    await user.type(minutes, '30')
    await user.click((await dialog()).getByRole('button', { name: '시간 주기' }))
    expect(extend).toHaveBeenCalledExactlyOnceWith(7, 99, 30)
  })

  it('keeps the dialog open where that was refused, with what was given before', async () => {
    const longer = async () =>
      resultsOf(aTestRow({ participation: { startedDate: '2026-11-20T10:00:00+09:00', endDate: '2026-11-20T11:15:00+09:00' } }))
    const extend = vi.fn(async () => {}).mockRejectedValueOnce(refusal(404))
    const { user } = await open({ results: longer, extend })
    await user.click(await button('새내기에게 시간 더 주기'))
    const minutes = (await dialog()).getByLabelText('더 줄 시간(분)')
    expect(minutes).toHaveValue('15')
    await user.clear(minutes)
    await user.type(minutes, '0')
    await user.click((await dialog()).getByRole('button', { name: '시간 주기' }))
    expect(await screen.findByText('이제 찾을 수 없어요. 새로고침해 주세요.')).toBeVisible()
    await user.click((await dialog()).getByRole('button', { name: '시간 주기' }))
    expect(await screen.findByText('새내기의 시간을 다른 사람과 같게 했어요.')).toBeVisible()
  })

  it('is read anew when somebody has begun since, and again where it could not be read', async () => {
    const read = vi.fn(results).mockRejectedValueOnce(refusal(418))
    const { user, redraw } = await open({ results: read })
    expect(await screen.findByText('누가 왔는지 불러오지 못했어요')).toBeVisible()
    await user.click(await button('다시 시도'))
    expect(await screen.findByText('하늘')).toBeVisible()
    await redraw({ participantCount: 3 })
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(3))
  })

  it('is said where it is nobody', async () => {
    await open()
    expect(await screen.findByText('초대한 사람도, 참가한 사람도 아직 없어요.')).toBeVisible()
  })
})

describe('what is asked', () => {
  const asked = aPost({ postId: 4, taskNumber: 2, question: '0도 나와요?', answer: null, isPublic: false })
  const answered = aPost({ postId: 3, question: '시간이 늘어요?', answer: '아니요.', isPublic: true })

  it('stands before what was answered, and its answer is told to whom the teacher wants', async () => {
    const answer = vi.fn(async () => {})
    const { user, onChanged } = await open({ board: { posts: [answered, asked, aPost()] }, answer })
    expect(screen.getByText('답을 기다리는 질문이 1개 있어요.')).toBeVisible()
    const items = within(screen.getByRole('region', { name: '질문' })).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('2번 문제0도 나와요?'),
      expect.stringContaining('시험 전체 · 모두에게 보여요시간이 늘어요?아니요.'),
    ])
    await user.click(screen.getByRole('switch', { name: '모두에게 보이기' }))
    await user.type(screen.getByLabelText('답'), '네, 나와요.')
    await user.click(await button('답하기'))
    expect(await screen.findByText('답했어요.')).toBeVisible()
    expect(answer).toHaveBeenCalledExactlyOnceWith(7, 4, { answer: '네, 나와요.', isPublic: true, before: null })
    expect(onChanged).toHaveBeenCalled()
  })

  it('may be answered by somebody else first: an answer that was begun is kept, with whom it is for, and can still be sent', async () => {
    const answer = vi.fn(async () => {})
    const { user, redraw, store } = await open({ board: { posts: [asked] }, answer })
    await user.click(screen.getByRole('switch', { name: '모두에게 보이기' }))
    await user.type(screen.getByLabelText('답'), '네, 0도')
    await redraw({ posts: [{ ...asked, answer: '네.' }] })
    expect(screen.getByText('네.')).toBeVisible()
    expect(screen.getByLabelText('답')).toHaveValue('네, 0도')
    cleanup()
    const again = await open({ board: { posts: [{ ...asked, answer: '네.' }] }, answer, store })
    await user.type(screen.getByLabelText('답'), ' 나와요.')
    await user.click(await button('이 답으로 바꾸기'))
    expect(await screen.findByText('답했어요.')).toBeVisible()
    expect(answer).toHaveBeenCalledExactlyOnceWith(7, 4, { answer: '네, 0도 나와요.', isPublic: true, before: '네.' })
    await again.redraw({ posts: [{ ...asked, answer: '네, 0도 나와요.' }] })
    expect(screen.queryByLabelText('답')).not.toBeInTheDocument()
  })

  it('is not answered over an answer that the judge has not seen', async () => {
    const { user, redraw } = await open({ board: { posts: [asked] }, answer: async () => Promise.reject(refusal(409)) })
    await user.type(screen.getByLabelText('답'), '아니요.')
    await user.click(await button('답하기'))
    expect(await screen.findByText(/다른 심판이 먼저 답했어요/)).toBeVisible()
    await redraw({ posts: [{ ...asked, answer: '네.' }] })
    expect(screen.getByText('네.')).toBeVisible()
    expect(screen.getByLabelText('답')).toHaveValue('아니요.')
    expect(await button('이 답으로 바꾸기')).toBeEnabled()
  })

  it('and what everybody is told is kept while it is written, also when it was refused', async () => {
    const announce = vi.fn(async () => {}).mockRejectedValueOnce(refusal(403))
    const { user, store } = await open({ announce })
    expect(screen.getByText('아직 질문이 없어요.')).toBeVisible()
    await user.click(await button('알리기'))
    expect(await screen.findByText('보낼 말을 적어 주세요.')).toBeVisible()
    await user.type(screen.getByLabelText('모두에게 알리기'), '2번 문제를 고쳤어요.')
    await user.click(await button('알리기'))
    expect(await screen.findByText('이 시험의 선생님만 할 수 있어요.')).toBeVisible()
    expect(store.get(`written/roomAnnouncement/${teacher.userId}/7`)).toBe('2번 문제를 고쳤어요.')
    await user.click(await button('알리기'))
    expect(await screen.findByText('모두에게 알렸어요.')).toBeVisible()
    expect(announce).toHaveBeenLastCalledWith(7, '2번 문제를 고쳤어요.', expect.any(String))
    expect(store.get(`written/roomAnnouncement/${teacher.userId}/7`)).toBeNull()
  })
})

describe('what is taken along', () => {
  const print = vi.fn()
  beforeEach(() => {
    print.mockReset()
    vi.stubGlobal('print', print)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('is a file of all results', async () => {
    const blobs: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob)
      return 'blob:results'
    })
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user } = await open({ results: async () => resultsOf(aTestRow()) })
    await user.click(await button('결과 내려받기(CSV)'))
    await vi.waitFor(() => expect(click).toHaveBeenCalledTimes(1))
    expect(await blobs[0]?.text()).toContain('1,99,새내기,푸는 중,100,12,100,2')
  })

  const unfinished = '채점이 끝나지 않은 답이 1개 있어요. 순위와 점수가 바뀔 수 있으니 잠시 후 다시 뽑아 주세요.'
  const judging = aTestRow({ cells: [aCell({ state: 'PENDING', score: 40, tryCount: 2 })] })

  it('says in the file itself, and beside it, that answers are still being judged', async () => {
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const blobs: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob)
      return 'blob:results'
    })
    const { user } = await open({ results: async () => resultsOf(judging) })
    await user.click(await button('결과 내려받기(CSV)'))
    expect(await screen.findByText(unfinished)).toBeVisible()
    expect(names).toEqual(['바다 시험 (채점 중).csv'])
    expect(await blobs[0]?.text()).toContain('채점 중,2')
  })

  it('says on the paper that answers are still being judged, and when it was taken', async () => {
    const { user } = await open({ results: async () => resultsOf(judging) })
    await user.click(await button('전체 결과 인쇄'))
    await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    const table = screen.getByRole('table', { hidden: true })
    expect(table).toHaveTextContent(`2026-11-20 10:20에 뽑은 결과예요. ${unfinished}`)
    expect(table).toHaveTextContent('채점 중')
  })

  it('is said to be nothing where nobody takes part, and to have failed', async () => {
    const results = vi.fn(async () => resultsOf())
    const { user } = await open({ results })
    await user.click(await button('결과 내려받기(CSV)'))
    expect((await screen.findAllByText('초대한 사람도, 참가한 사람도 아직 없어요.')).length).toBeGreaterThan(1)
    results.mockRejectedValueOnce(refusal(500))
    await user.click(await button('전체 결과 인쇄'))
    expect(await screen.findByText('불러오지 못했어요. 잠시 후 다시 눌러 주세요.')).toBeVisible()
    expect(print).not.toHaveBeenCalled()
  })

  it.each<[RoomDetail['scoring'], string]>([
    ['POINTS', '199새내기푸는 중10012100'],
    ['ICPC', '199새내기푸는 중11212분 +1+3'],
  ])('is the table on paper: %s', async (scoring, row) => {
    const { user } = await open({ room: { scoring }, results: async () => resultsOf(scoring === 'POINTS' ? aTestRow() : tried) })
    await user.click(await button('전체 결과 인쇄'))
    await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    expect(screen.getAllByRole('row', { hidden: true }).at(-1)?.textContent).toBe(row)
    await act(async () => window.dispatchEvent(new Event('afterprint')))
    expect(screen.queryByRole('table', { hidden: true })).toBeNull()
  })

  it('has a row on paper for who should be there, and says which answers came too late to count', async () => {
    const invited = [{ userId: 101, nickname: '나래', extraMinutes: 0, seenDate: null }]
    const { user } = await open({ results: async () => ({ rows: [aTestRow({ lateCount: 2 })], invited }) })
    await user.click(await button('전체 결과 인쇄'))
    await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    expect(screen.getByRole('table', { hidden: true })).toHaveTextContent('늦은 답은 점수에 세지 않았어요.')
    const rows = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent)
    expect(rows).toEqual(['순위번호이름상태점수시간(분)1번2번늦은 답', '199새내기푸는 중100121002', '101나래시작 안 함'])
  })

  it('is a sheet of tasks, with the programs that are to be read and no answers', async () => {
    const problem = async (problemId: unknown) =>
      problemId === 1
        ? aProblemDetail({ problemId: 1, statement: ['조개를 세어요.'] })
        : aProblemDetail({ problemId: 2, readingTask: { kind: 'PREDICT', code: 'print(1 + 1)', input: '5' } })
    const { user } = await open({ problem })
    await user.click(await button('문제지 인쇄'))
    await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    const [first, second] = screen.getAllByRole('article', { hidden: true })
    expect(first).toHaveTextContent('1. 조개 세기 100점')
    expect(first).toHaveTextContent('조개를 세어요.')
    expect(second).toHaveTextContent('print(1 + 1)')
  })
})

const tried = aTestRow({
  cells: [
    { taskNumber: 1, state: 'SOLVED', score: 100, tryCount: 2, minutes: 12, isFirst: true, openCount: 0 },
    { taskNumber: 2, state: 'TRIED', score: 0, tryCount: 3, minutes: null, isFirst: false, openCount: 0 },
  ],
})
