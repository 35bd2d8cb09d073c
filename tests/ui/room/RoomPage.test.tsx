import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guest } from '../../../src/domain/viewer.ts'
import { aBoard, aBoardRow, aCell, aPost, aRoom } from '../../domain/room/aContest.ts'
import { pending } from '../../domain/viewer/viewers.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { refusal } from '../../fakes/refusal.ts'
import { openRoomAt, solver } from './openRoom.tsx'

const notBegun = { participation: null, tasks: [] } as const
const own = aBoardRow({
  userId: 1,
  nickname: '하늘',
  isMine: true,
  rank: 61,
  solvedCount: 0,
  minutes: 0,
  cells: [aCell({ state: 'TRIED', tryCount: 1 }), aCell({ taskNumber: 2, state: 'PENDING', tryCount: 1 })],
})
const table = () => screen.findByRole('table', { name: '순위표' })
const timer = () => screen.findByRole('timer', { name: '남은 시간' })

/** The phases of a room, each with a sentence for learners and one for the teacher. */
const phases = [
  ['waiting', { startDate: null, endDate: null }, '선생님이 시작하면 이 화면이 자동으로 바뀌어요.', /‘지금 시작하기’를 누르면/],
  ['over', { endDate: '2026-11-20T05:15:00Z' }, /^참가하지 않은 대회예요/, /^모두 끝났어요/],
] as const
const toLearners = [/^선생님이 시작하면 이 화면/, /^수고했어요/, /^참가하지 않은/, /연습해/]

describe('the sentences of a room', () => {
  it.each(phases)('that is %s are for learners or for its teacher', async (_phase, times, learners, teachers) => {
    const open = (isJudge: boolean) => {
      const room = aRoom({ ...notBegun, ...times, isJudge })
      const { startDate, endDate } = room
      return openRoomAt('/room/9', { room: async () => room, board: async () => aBoard({ startDate, endDate, participation: null }) })
    }
    await open(false)
    expect(await screen.findByText(learners)).toBeVisible()
    expect(screen.queryByText(teachers)).not.toBeInTheDocument()
    cleanup()
    await open(true)
    expect(await screen.findByText(teachers)).toBeVisible()
    for (const text of toLearners) expect(screen.queryByText(text)).not.toBeInTheDocument()
  })

  const times = [
    { startDate: null, endDate: null },
    { startDate: '2026-11-20T06:00:00Z' },
    {},
    { endDate: '2026-11-20T05:15:00Z', lateMinutes: 0 },
  ]
  const rules = [
    { scoring: 'POINTS', verdicts: 'AT_END', freezeDate: '2026-11-20T06:00:00Z' },
    { scoring: 'ICPC', verdicts: 'AT_ONCE', allowsHints: true, allowsTutor: true },
  ] as const
  it.each(times.flatMap((at) => rules.map((rule) => [at, rule] as const)))(
    'never speak to a teacher as to who solves: %j, %j',
    async (at, rule) => {
      const room = aRoom({ ...at, ...rule, participation: null, isJudge: true })
      const { startDate, endDate, tasks } = room
      const posts = [aPost()]
      await openRoomAt('/room/9', { room: async () => room, board: async () => aBoard({ startDate, endDate, participation: null, posts }) })
      expect(await screen.findByRole('heading', { name: tasks.length > 0 ? '문제' : '이렇게 겨뤄요' })).toBeVisible()
      expect(document.body).not.toHaveTextContent(/내가|내 (답|점수|시간|순위|질문)|이어서|연습|수고했|참가하지 않은|‘시작하기’/)
    },
  )
})

it('a table that is printed says of which moment it is, and how many of its answers are open', async () => {
  const rows = { items: [aBoardRow({ cells: [aCell({ state: 'PENDING' })] })], totalCount: 1, pageSize: 50 }
  await openRoomAt('/room/9', { board: async () => aBoard({ rows }) })
  const part = within((await screen.findByRole('heading', { name: '순위표' })).closest('section') ?? document.body)
  expect(await part.findByText('2026-11-20 14:20의 순위표예요.')).toBeInTheDocument()
  // A screen reader reads the name as the heading, and nowhere else.
  expect(part.getAllByText('순위표')).toHaveLength(1)
  expect(part.queryByLabelText('순위표', { selector: '[aria-label]' })).not.toBeInTheDocument()
  expect(part.getByText('아직 채점하고 있는 답이 이 표에 1개 있어요. 순위가 바뀔 수 있어요.')).toBeVisible()
})

describe('a room before it is solved in', () => {
  it('tells rules and times, and counts down to the start', async () => {
    const room = aRoom({
      ...notBegun,
      startDate: '2026-11-20T05:30:00Z',
      freezeDate: '2026-11-20T06:00:00Z',
      verdicts: 'AT_END',
      languages: ['PYTHON'],
    })
    await openRoomAt('/room/9', { room: async () => room, board: async () => aBoard({ startDate: room.startDate, participation: null }) })
    expect(await screen.findByRole('heading', { level: 1, name: '가을 바다 대회' })).toBeVisible()
    expect(screen.getByRole('timer', { name: '시작까지 남은 시간' })).toHaveTextContent('10:00')
    for (const text of [
      '많이 푼 사람이 앞서요. 부분 점수는 없어요.',
      '낸 답의 결과는 모두 끝난 뒤에 알 수 있어요.',
      '힌트는 볼 수 없어요.',
      '쓸 수 있는 언어: 파이썬',
      '11월 20일(금) 오후 3:00부터 참가자끼리는 서로의 결과를 끝날 때까지 볼 수 없어요.',
      /5분 안에 도착하면 낸 시각으로, 더 늦으면 도착한 시각으로 세요/,
    ])
      expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '시작하기' })).not.toBeInTheDocument()
  })

  it.each([
    ['who is signed in is among those who have come', solver, false, '12명이 와 있어요', true],
    ['a guest is not counted', guest, false, '12명이 와 있어요', false],
    ['a judge sees the others', solver, true, '12명이 와 있어요', false],
  ] as const)('%s', async (_, viewer, isJudge, count, isThere) => {
    const room = aRoom({ ...notBegun, startDate: null, endDate: null, isJudge })
    const board = async () => aBoard({ startDate: null, endDate: null, participation: null, waitingCount: 12 })
    await openRoomAt('/room/9', { viewer, room: async () => room, board })
    expect(await screen.findByText((__, element) => element?.tagName === 'P' && element.textContent === count)).toBeVisible()
    expect(screen.queryAllByText('나도 왔어요')).toHaveLength(isThere ? 1 : 0)
    // Nobody takes part before the start, and another count beside this one would contradict it.
    expect(screen.queryByText('참가')).not.toBeInTheDocument()
    // The rules stand before the posts, of which there are none yet.
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles.indexOf('이렇게 겨뤄요')).toBeLessThan(titles.indexOf('알림과 질문'))
  })

  it('says nothing of people that the backend does not tell of', async () => {
    const room = aRoom({ ...notBegun, startDate: null, endDate: null })
    await openRoomAt('/room/9', {
      room: async () => room,
      board: async () => aBoard({ startDate: null, endDate: null, participation: null }),
    })
    expect(await screen.findByText('아직 시작하지 않았어요')).toBeVisible()
    expect(screen.queryByText(/와 있어요/)).toBeNull()
  })

  it('begins at a press, and has tasks then', async () => {
    const room = vi.fn(async () => aRoom()).mockResolvedValueOnce(aRoom(notBegun))
    const { begin } = await openRoomAt('/room/9', { room, board: async () => aBoard({ participation: null }) })
    await userEvent.click(await screen.findByRole('button', { name: '시작하기' }))
    expect(await screen.findByRole('link', { name: '파도 세기' })).toHaveAttribute('href', '/room/9/task/1?problem=11')
    expect(begin.mock.calls).toEqual([[9]])
    expect(screen.queryByRole('button', { name: '시작하기' })).not.toBeInTheDocument()
  })

  it.each([
    [403, '초대받은 사람만 시작할 수 있어요.'],
    [409, '지금은 시작할 수 없어요. 시각을 다시 확인해 주세요.'],
  ])('that cannot be begun (%i) says so', async (status, text) => {
    await openRoomAt('/room/9', {
      room: async () => aRoom(notBegun),
      board: async () => aBoard({ participation: null }),
      begin: async () => Promise.reject(refusal(status)),
    })
    await userEvent.click(await screen.findByRole('button', { name: '시작하기' }))
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('asks a guest to sign in, who may look at the table', async () => {
    await openRoomAt('/room/9', { viewer: guest, room: async () => aRoom(notBegun), board: async () => aBoard({ participation: null }) })
    expect(await screen.findByRole('link', { name: '로그인하고 참가하기' })).toBeVisible()
    expect(within(await table()).getByText('마루')).toBeVisible()
  })

  it('begins by itself once a teacher has started it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const room = vi
        .fn(async () => aRoom(notBegun))
        .mockResolvedValueOnce(aRoom({ ...notBegun, timing: 'MANUAL', startDate: null, endDate: null }))
      const board = vi
        .fn(async () => aBoard({ participation: null }))
        .mockResolvedValueOnce(aBoard({ participation: null, startDate: null, endDate: null }))
      await openRoomAt('/room/9', { room, board })
      expect(await screen.findByText(/선생님이 시작하면/, { selector: 'p' })).toBeVisible()
      await act(() => vi.advanceTimersByTimeAsync(10_000))
      expect(await screen.findByRole('button', { name: '시작하기' })).toBeVisible()
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([
    [403, '초대받은 사람만 볼 수 있어요', '다른 대회 보기'],
    [404, '찾을 수 없는 대회나 시험이에요', '다른 대회 보기'],
    [500, '대회를 불러오지 못했어요', '다른 대회 보기'],
  ])('whose answer is %i says so and has a way on [F-001]', async (status, title, way) => {
    await openRoomAt('/room/9', { room: async () => Promise.reject(refusal(status)) })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '/room/lobby')
  })
})

describe('a room that only those may see who were invited', () => {
  it.each([
    [401, guest, '로그인하면 볼 수 있어요', '로그인하고 참가하기', '/login'],
    [403, guest, '로그인하면 볼 수 있어요', '로그인하고 참가하기', '/login'],
    [403, pending, '회원가입을 마치면 볼 수 있어요', '회원가입 마치고 참가하기', '/signup'],
  ])('asks who is not signed in to do that (%i)', async (status, viewer, title, way, href) => {
    await openRoomAt('/room/9', { viewer, room: async () => Promise.reject(refusal(status)) })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', href)
    expect(screen.queryByRole('heading', { name: '초대받은 사람만 볼 수 있어요' })).toBeNull()
  })
})

describe('a board that was not read', () => {
  const failing = () => vi.fn(async () => aBoard({ posts: [aPost({ answer: '2번을 고쳤어요' })] })).mockRejectedValueOnce(refusal(500))
  const posts = async () => within(await screen.findByRole('region', { name: '알림과 질문' }))

  it('does not say that there is no news, also before the start, and can be asked for again', async () => {
    await openRoomAt('/room/9', { room: async () => aRoom({ ...notBegun, startDate: '2026-11-20T05:30:00Z' }), board: failing() })
    expect(await (await posts()).findByText(/알림을 불러오지 못했어요/)).toHaveRole('alert')
    expect((await posts()).queryByText('아직 알림이 없어요.')).toBeNull()
    await userEvent.click((await posts()).getByRole('button', { name: '다시 시도' }))
    expect(await (await posts()).findByText('2번을 고쳤어요')).toBeVisible()
  })

  it('says nothing of news while it is read', async () => {
    await openRoomAt('/room/9', { board: () => new Promise<never>(() => {}) })
    expect((await posts()).queryByText('아직 알림이 없어요.')).toBeNull()
  })

  it('does not tell judges that nobody has asked', async () => {
    const board = vi.fn(async () => aBoard({ posts: [aPost({ question: '음수도 나오나요?', answer: null })] }))
    await openRoomAt('/room/9', { room: async () => aRoom({ isJudge: true }), board: board.mockRejectedValueOnce(refusal(500)) })
    const questions = within(await screen.findByRole('region', { name: '질문' }))
    expect(await questions.findByText(/질문을 불러오지 못했어요/)).toHaveRole('alert')
    expect(questions.queryByText('아직 질문이 없어요.')).toBeNull()
    await userEvent.click(questions.getByRole('button', { name: '다시 시도' }))
    expect(await questions.findByText('음수도 나오나요?')).toBeVisible()
  })
})

describe('the time that is left', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  const tick = () => act(() => vi.advanceTimersByTimeAsync(1_000))

  it.each(['2026-11-20T04:20:00Z', '2026-11-20T06:20:00Z', '2026-11-20T05:20:00Z'])(
    'is the server’s, where the device says %s',
    async (deviceClock) => {
      await openRoomAt('/room/9', { deviceClock })
      expect(await timer()).toHaveTextContent('1:10:00')
    },
  )

  it('is read out at a few moments alone, and at the end', async () => {
    const { clock } = await openRoomAt('/room/9')
    const told = async () => (await timer()).nextElementSibling
    expect(await told()).toHaveTextContent('')
    for (const [at, shown, text] of [
      ['2026-11-20T05:59:59Z', '30:01', ''],
      ['2026-11-20T06:00:00Z', '30:00', '30분 남았어요'],
      ['2026-11-20T06:00:01Z', '29:59', '30분 남았어요'],
      ['2026-11-20T06:20:00Z', '10:00', '10분 남았어요'],
      ['2026-11-20T06:29:30Z', '00:30', '30초 남았어요'],
    ] as const) {
      clock.set(at)
      // oxlint-disable-next-line no-await-in-loop -- one moment after the other
      await tick()
      // oxlint-disable-next-line no-await-in-loop -- see above
      expect(await timer()).toHaveTextContent(shown)
      // oxlint-disable-next-line no-await-in-loop -- see above
      expect((await told())?.textContent).toBe(text)
    }
  })

  it('ends: it says so, and the tasks lead to practice', async () => {
    const { clock } = await openRoomAt('/room/9')
    expect(await screen.findByRole('link', { name: '조개 줍기' })).toHaveAttribute('href', '/room/9/task/2?problem=12')
    clock.set('2026-11-20T06:30:00Z')
    await tick()
    expect(await screen.findByRole('heading', { name: '끝났어요' })).toBeVisible()
    expect(await screen.findByRole('link', { name: '조개 줍기' })).toHaveAttribute('href', '/learn/problem/12')
    expect(screen.queryByRole('timer')).not.toBeInTheDocument()
    expect(await table()).toBeVisible()
  })

  it('is more at the next look where the answer that would have told so was lost', async () => {
    const more = { startedDate: '2026-11-20T05:10:00Z', endDate: '2026-11-20T06:40:00Z' }
    const room = vi
      .fn(async () => aRoom({ participation: more }))
      .mockResolvedValueOnce(aRoom())
      .mockRejectedValueOnce(refusal(403))
    const board = vi.fn(async () => aBoard({ participation: more })).mockResolvedValueOnce(aBoard())
    await openRoomAt('/room/9', { room, board })
    expect(await timer()).toHaveTextContent('1:10:00')
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    await waitFor(() => expect(room).toHaveBeenCalledTimes(2))
    expect(await timer()).toHaveTextContent('1:10:00')
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    await waitFor(async () => expect(await timer()).toHaveTextContent('1:20:00'))
  })

  it('goes on for who was given more, and the table is not looked at in a hidden page', async () => {
    const more = { startedDate: '2026-11-20T05:10:00Z', endDate: '2026-11-20T06:40:00Z' }
    const room = vi.fn(async () => aRoom({ participation: more })).mockResolvedValueOnce(aRoom())
    const board = vi.fn(async () => aBoard({ participation: more })).mockResolvedValueOnce(aBoard())
    const { page, clock } = await openRoomAt('/room/9', { room, board })
    expect(await timer()).toHaveTextContent('1:10:00')
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    await waitFor(async () => expect(await timer()).toHaveTextContent('1:20:00'))
    const count = board.mock.calls.length
    page.isVisible = false
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(board.mock.calls.length).toBe(count)
    clock.set('2026-11-20T06:35:00Z')
    await tick()
    expect(await timer()).toHaveTextContent('05:00')
    expect(screen.queryByText('끝났어요')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: '조개 줍기' })).toHaveAttribute('href', '/room/9/task/2?problem=12')
  })
})

describe('the table', () => {
  it('has a row for everybody and a cell for each task, in signs and in words', async () => {
    await openRoomAt('/room/9')
    const rows = within(await table()).getAllByRole('row')
    expect(
      within(rows[0] as HTMLElement)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['순위', '이름', '푼 문제', '시간', '1번', '2번'])
    expect(within(rows[1] as HTMLElement).getByRole('rowheader', { name: '마루' })).toBeVisible()
    const cells = within(rows[1] as HTMLElement).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent?.trim())).toEqual(['1', '1', '32분', '★ 2번 · 12분', '–'])
    const names = ['1', '1', '32분', '풀었어요, 처음으로 푼 사람, 2번 제출, 12분', '내지 않았어요']
    for (const [at, cell] of cells.entries()) expect(cell).toHaveAccessibleName(names[at])
  })

  it('counts points where points are scored', async () => {
    await openRoomAt('/room/9', { room: async () => aRoom({ scoring: 'POINTS' }) })
    expect(within(await table()).getByRole('columnheader', { name: '점수' })).toBeVisible()
    expect(within(await table()).getByRole('cell', { name: '풀었어요, 처음으로 푼 사람, 100점, 2번 제출, 12분' })).toBeInTheDocument()
  })

  it('has pages, with oneself above a page that one is not on', async () => {
    const board = vi.fn(async (_: unknown, page: number) =>
      aBoard({ ownRow: own, rows: { items: [aBoardRow({ userId: 100 + page, nickname: `${page}쪽` })], totalCount: 120, pageSize: 50 } }),
    )
    const { address } = await openRoomAt('/room/9', { board })
    expect(
      within(await table())
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['하늘나', '1쪽'])
    expect(screen.getByText('3명 가운데 61위')).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: '다음 쪽' }))
    expect(await screen.findByText('2쪽')).toBeVisible()
    expect(address()).toBe('/room/9?page=2')
    await waitFor(() => expect(screen.getByRole('heading', { name: '순위표' })).toHaveFocus())
  })

  it.each([
    ['FROZEN', '지금은 순위표가 얼어 있어요. 다른 사람의 새 결과는 끝난 뒤에 보여요.'],
    ['NONE', '결과는 모두 끝난 뒤에 보여요. 지금은 누가 냈는지만 보여요.'],
  ] as const)('that is %s says so', async (told, text) => {
    await openRoomAt('/room/9', { board: async () => aBoard({ told }) })
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('that moves tells one’s own new place, and what the judges tell', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const board = vi
        .fn(async () => aBoard({ ownRow: { ...own, rank: 12 }, posts: [aPost()] }))
        .mockResolvedValueOnce(aBoard({ ownRow: own }))
      await openRoomAt('/room/9', { board })
      await table()
      await act(() => vi.advanceTimersByTimeAsync(10_000))
      expect(await screen.findByText('내 순위가 61위에서 12위로 바뀌었어요.')).toBeInTheDocument()
      expect(screen.getByText('심판이 알려요: 2번 문제의 예제를 다시 읽어 주세요.')).toBeVisible()
    } finally {
      vi.useRealTimers()
    }
  })

  it('that is frozen for the sake of who has more time is looked at until it is told, however late', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const serverDate = '2026-11-20T08:00:00Z'
      const board = vi.fn(async () => aBoard({ serverDate })).mockResolvedValueOnce(aBoard({ serverDate, told: 'FROZEN' }))
      await openRoomAt('/room/9', { room: async () => aRoom({ serverDate }), board, deviceClock: serverDate })
      expect(await screen.findByText(/지금은 순위표가 얼어 있어요/)).toBeVisible()
      await act(() => vi.advanceTimersByTimeAsync(10_000))
      expect(screen.queryByText(/지금은 순위표가 얼어 있어요/)).not.toBeInTheDocument()
      await act(() => vi.advanceTimersByTimeAsync(60_000))
      expect(board).toHaveBeenCalledTimes(2)
    } finally {
      vi.useRealTimers()
    }
  })

  it('can fail alone', async () => {
    await openRoomAt('/room/9', { board: vi.fn(async () => aBoard()).mockRejectedValueOnce(refusal(500)) })
    const told = await screen.findByText('순위표를 불러오지 못했어요')
    await userEvent.click(within(told.parentElement!).getByRole('button', { name: '다시 시도' }))
    expect(within(await table()).getByText('마루')).toBeVisible()
  })
})

describe('what is told and asked', () => {
  const region = async () => within(await screen.findByRole('region', { name: '알림과 질문' }))
  const field = () => screen.findByRole('textbox', { name: '심판에게 질문하기' })

  it('lists announcements, questions and answers', async () => {
    const posts = [
      aPost({ postId: 3, question: '빈칸이 있어도 되나요?', answer: null, isMine: true, isPublic: false, taskNumber: 2 }),
      aPost({ postId: 2, question: '0도 들어오나요?', answer: '네, 들어와요.' }),
      aPost(),
    ]
    await openRoomAt('/room/9', { board: async () => aBoard({ posts }) })
    const items = (await (await region()).findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(items).toEqual([
      '내 질문 2번 문제 · 11월 20일 오후 2시 15분빈칸이 있어도 되나요?심판의 답을 기다려요.',
      '질문 11월 20일 오후 2시 15분0도 들어오나요?답 네, 들어와요.',
      '심판이 알려요 11월 20일 오후 2시 15분2번 문제의 예제를 다시 읽어 주세요.',
    ])
  })

  it('a question goes to the judges, about a task or about all', async () => {
    const { ask } = await openRoomAt('/room/9')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: '무엇에 대한 질문인가요?' }), '2번 문제')
    await userEvent.type(await field(), '빈칸이 있어도 되나요?')
    await userEvent.click(screen.getByRole('button', { name: '질문 보내기' }))
    expect(await screen.findByText('질문을 보냈어요. 답은 여기에 나와요.')).toBeVisible()
    expect(ask.mock.calls).toEqual([[9, 2, '빈칸이 있어도 되나요?', expect.any(String)]])
    expect(await field()).toHaveValue('')
  })

  it('keeps what is typed until the judges have it', async () => {
    const store = memoryStore()
    await openRoomAt('/room/9', { store, ask: async () => Promise.reject(refusal(500)), board: vi.fn(async () => aBoard()) })
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: '무엇에 대한 질문인가요?' }), '2번 문제')
    await userEvent.type(await field(), '0도 들어오나요?')
    await userEvent.click(screen.getByRole('button', { name: '질문 보내기' }))
    expect(await screen.findByText('보내지 못했어요. 쓴 글은 그대로 있어요.')).toBeVisible()
    expect(await field()).toHaveValue('0도 들어오나요?')
    cleanup()
    await openRoomAt('/room/9', { store, board: async () => aBoard() })
    expect(await field()).toHaveValue('0도 들어오나요?')
    expect(screen.getByRole('combobox', { name: '무엇에 대한 질문인가요?' })).toHaveDisplayValue('2번 문제')
  })

  it('who does not solve asks nothing, and a judge solves nothing', async () => {
    await openRoomAt('/room/9', {
      viewer: solver,
      room: async () => aRoom({ isJudge: true, participation: null }),
      board: async () => aBoard({ participation: null, posts: [aPost({ question: '0도 들어오나요?', answer: '네' }), aPost()] }),
    })
    // A judge sees questions where they are answered, so this list has the announcement only.
    expect(await (await region()).findAllByRole('listitem')).toHaveLength(1)
    expect(await screen.findByRole('link', { name: '파도 세기' })).toHaveAttribute('href', '/learn/problem/11')
    expect((await region()).queryByRole('textbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '시작하기' })).not.toBeInTheDocument()
  })
})
