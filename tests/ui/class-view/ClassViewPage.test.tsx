import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import {
  type ClassViewRepository,
  makeGiveBack,
  makeMark,
  makeWriteMemberComment,
  pollingUpdates,
} from '../../../src/application/classView.ts'
import type { ClassGrid, ClassRow, TaskStanding } from '../../../src/domain/classView.ts'
import { paths } from '../../../src/domain/paths.ts'
import type { SubmittedCode } from '../../../src/domain/problems/submission.ts'
import type { CaseResult } from '../../../src/domain/problems/verdict.ts'
import { defaultRolePolicy } from '../../../src/domain/roles.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { HomeworkMembersPage, ProblemMembersPage } from '../../../src/ui/class-view/ClassViewPage.tsx'
import { aStanding } from '../../domain/aStanding.ts'
import { learner } from '../../domain/viewer/viewers.ts'
import { lostConnection, refusal } from '../../fakes/refusal.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { catchDownloads } from '../downloads.ts'
import { readAgain } from '../readAgain.ts'
import { openWorkPage } from '../studio/openWorkPage.tsx'

const stuck = aStanding({ state: 'TRIED', submissionCount: 2, failedInARow: 2, failedCaseNumber: 2, failedCaseLabel: '0개일 때' })
const done = aStanding({ state: 'DONE', submissionCount: 1, score: 100 })

const row = (userId: number, nickname: string, task: TaskStanding, given: Partial<ClassRow> = {}): ClassRow => ({
  userId,
  nickname,
  profile: null,
  state: 'OPEN',
  submittedDate: null,
  comment: null,
  feedback: null,
  returnList: [],
  taskList: [task],
  ...given,
})

const gridOf = (...memberList: readonly ClassRow[]): ClassGrid => ({
  title: '조개 숙제',
  taskList: [{ taskId: 1, type: 'PROBLEM', contentId: 7_001, title: '조개 세기' }],
  memberList,
})
const handedIn = row(99, '새내기', done, { state: 'HANDED_IN', submittedDate: '2026-11-20T00:00:00Z', comment: '다 했어요' })
const grid = gridOf(handedIn, row(100, '하늘', stuck), row(101, '바다', aStanding({})))

const attempt: SubmittedCode = {
  submissionId: 5,
  language: 'PYTHON',
  code: 'print(1)',
  state: 'WRONG_ANSWER',
  score: 0,
  totalScore: 100,
  stepCount: 1,
  caseList: [
    { caseNumber: 1, label: null, visibility: 'OPEN', state: 'ACCEPTED', stepCount: 1, input: '1', expectedOutput: '1', output: '1' },
    {
      caseNumber: 2,
      label: '0개일 때',
      visibility: 'LABEL',
      state: 'WRONG_ANSWER',
      stepCount: 1,
      input: null,
      expectedOutput: null,
      output: null,
    },
  ],
  subtaskList: [],
  message: null,
  line: null,
  isFirstSolved: false,
  rewardPoint: 0,
  rewardExperience: 0,
  isOutdated: false,
  isWithheld: false,
  isLate: false,
  createdDate: '2026-11-20T00:30:00Z',
}

const never = () => new Promise<never>(() => {})
const commentKey = 'written/memberComment/1/100/7001/5'

interface Wishes extends Partial<ClassViewRepository> {
  readonly viewer?: Viewer
  readonly store?: ReturnType<typeof memoryStore>
  readonly isProblem?: boolean
}

async function open({ viewer, store, isProblem = false, ...answers }: Wishes = {}) {
  const repository = {
    grid: vi.fn(answers.grid ?? (async () => grid)),
    lastTries: vi.fn(answers.lastTries ?? (async () => [])),
    attempts: vi.fn(answers.attempts ?? (async () => [attempt])),
    comments: vi.fn(answers.comments ?? (async () => [])),
    comment: vi.fn(answers.comment ?? (async () => ({ commentId: 1, content: '', createdDate: null, teacher: null, submissionId: null }))),
    removeComment: vi.fn(answers.removeComment ?? (async () => {})),
    mark: vi.fn(answers.mark ?? (async () => {})),
    giveBack: vi.fn(answers.giveBack ?? (async () => {})),
  }
  const dependencies = { repository, mayTeach: defaultRolePolicy.canTeach }
  const timer = {
    after: (ms: number, run: () => void) => (
      clearTimeout(0),
      (
        (id) => () =>
          clearTimeout(id)
      )(setTimeout(run, ms))
    ),
    isVisible: () => true,
    onVisible: () => () => {},
  }
  const page = await openWorkPage({
    at: isProblem ? '/studio/problem/7001/members' : '/studio/homework/40/assignment/400/members',
    path: isProblem ? paths.problemMembers : paths.homeworkMembers,
    page: isProblem ? <ProblemMembersPage /> : <HomeworkMembersPage />,
    viewer,
    store,
    features: {
      classView: {
        repository,
        updates: pollingUpdates(repository, timer),
        desk: never,
        ownComments: never,
        writeComment: makeWriteMemberComment(dependencies),
        mark: makeMark(dependencies),
        giveBack: makeGiveBack(dependencies),
      },
      inspector: {
        trace: () => ({ result: never(), stop() {} }),
        syntax: () => ({ result: Promise.resolve({ tree: null, error: null }), stop() {} }),
      },
    },
  })
  return { ...repository, ...page }
}

const rows = async () => (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

it.each([guest, learner])('is closed to others, who are told so, and nothing is read', async (viewer) => {
  const { grid: read } = await open({ viewer })
  expect((await screen.findAllByRole('link')).length).toBeGreaterThan(0)
  expect(read).not.toHaveBeenCalled()
})

it.each([
  [404, '찾을 수 없는 숙제나 문제예요'],
  [500, '현황을 불러오지 못했어요'],
])('where reading answers %d, says so', async (status, title) => {
  await open({ grid: async () => Promise.reject(refusal(status)) })
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})

describe('the table', () => {
  it('has work to mark first, then who is stuck, and says on which case; counts tell how a task goes', async () => {
    await open()
    expect(await rows()).toEqual([
      '새내기다 했어요1번 제출냈어요 채점할 것',
      '하늘막혔어요2번 제출 · 경우 2 0개일 때에서 막힘내기 전',
      '바다시작 전내기 전',
    ])
    expect(screen.getByText('채점할 것 1개')).toBeVisible()
    expect(screen.getByRole('columnheader', { name: /조개 세기/ })).toHaveTextContent('막혔어요 1명 · 시작 전 1명 · 다 했어요 1명')
  })

  it('names the line that somebody is stuck on where the answer is a text', async () => {
    await open({ grid: async () => gridOf(row(100, '하늘', { ...stuck, failedCaseLabel: '2번째 줄' })) })
    expect(await rows()).toEqual(['하늘막혔어요2번 제출 · 2번째 줄에서 막힘내기 전'])
  })

  it('shows those who need help alone, and hides names', async () => {
    await open()
    await userEvent.click(await screen.findByRole('switch', { name: '도움이 필요한 학생만' }))
    expect(await rows()).toHaveLength(1)
    await userEvent.click(screen.getByRole('switch', { name: '이름 숨기기' }))
    expect((await rows())[0]).toContain('학생 2')
    expect(screen.queryByText('하늘')).toBeNull()
  })

  it('with those who need help, shows the tasks that they are stuck on, and all of them where nobody is stuck', async () => {
    const second = { taskId: 2, type: 'PROBLEM' as const, contentId: 7_002, title: '2번 문제' }
    const both = { ...gridOf(row(100, '하늘', done, { taskList: [done, { ...stuck, taskId: 2 }] })), taskList: [...grid.taskList, second] }
    let now = both
    await open({ grid: async () => now })
    const heads = async () => (await screen.findAllByRole('columnheader')).map(({ firstChild }) => firstChild?.textContent)
    expect(await heads()).toEqual(['학생', '조개 세기', '2번 문제', '제출'])
    await userEvent.click(screen.getByRole('switch', { name: '도움이 필요한 학생만' }))
    expect(await heads()).toEqual(['학생', '2번 문제', '제출'])
    now = { ...both, memberList: [row(100, '하늘', done)] }
    await press('지금 새로 고침')
    expect(await screen.findByText('지금 막힌 학생이 없어요.')).toBeVisible()
    expect(await heads()).toEqual(['학생', '조개 세기', '2번 문제', '제출'])
  })

  it('hides the figures along with the names', async () => {
    await open({ grid: async () => gridOf(row(100, '하늘', stuck, { profile: 'https://cdn.test/figure.svg' })) })
    const figure = () => screen.getByRole('table').querySelector('tbody img')?.getAttribute('src')
    await rows()
    expect(figure()).toBe('https://cdn.test/figure.svg')
    await userEvent.click(screen.getByRole('switch', { name: '이름 숨기기' }))
    expect(figure()).toMatch(/avatar-default/)
  })

  it('of one problem has no hand-in', async () => {
    await open({ isProblem: true })
    expect(await screen.findByRole('heading', { level: 1, name: '우리 반 현황: 조개 숙제' })).toBeVisible()
    expect(screen.queryByRole('columnheader', { name: '제출' })).toBeNull()
  })

  it.each([
    ['the page', 'f', () => document.body],
    ['the page', 'ㄹ', () => document.body],
    ['a switch', 'ㄹ', () => screen.getByRole('switch', { name: '이름 숨기기' })],
    ['a button', 'F', () => screen.getByRole('button', { name: '지금 새로 고침' })],
  ])('grows for a projector by a key while the focus is on %s and the key says %s, and Escape brings it back', async (_, key, place) => {
    await open()
    await rows()
    fireEvent.keyDown(place(), { code: 'KeyF', key })
    expect(await screen.findByRole('dialog', { name: '우리 반 현황: 조개 숙제' })).toBeVisible()
    fireEvent.keyDown(place(), { code: 'Escape', key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is handed over as a file, with hidden names hidden there too', async () => {
    const files = catchDownloads()
    await open()
    await userEvent.click(await screen.findByRole('switch', { name: '이름 숨기기' }))
    await press('CSV로 내려받기')
    const text = await files[0]?.file.text()
    expect(files).toHaveLength(1)
    expect(text).toContain(',학생 2,내기 전,,,,,0,막혔어요,,2')
    expect(text).not.toContain('하늘')
    vi.restoreAllMocks()
  })

  it.each([
    ['before the end', '2026-11-20T17:59:59+09:00', 0, '제때'],
    ['between the ends', '2026-11-21T10:00:00+09:00', 0, '늦음'],
    ['between the ends, as its teacher asked', '2026-11-21T10:00:00+09:00', 1, '제때'],
    ['after the late end, as its teacher asked', '2026-11-23T10:00:00+09:00', 1, '제때'],
  ])('says in its file whether work came late: %s', async (_, submittedDate, returnCount, lateness) => {
    const files = catchDownloads()
    const returned = { submittedDate: '2026-11-19T10:00:00+09:00', returnedDate: null, comment: null, feedback: null, reason: null }
    const returnList = Array.from({ length: returnCount }, () => returned)
    await open({ grid: async () => ({ ...gridOf({ ...handedIn, submittedDate, returnList }), endDate: '2026-11-20T18:00:00+09:00' }) })
    await press('CSV로 내려받기')
    expect(await files[0]?.file.text()).toContain(`,${lateness},,,${returnCount},`)
    vi.restoreAllMocks()
  })
})

describe('while a class works', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  it('the table follows by itself, and tells whose standing has changed', async () => {
    let now = grid
    await open({ grid: async () => now })
    await rows()
    now = gridOf(handedIn, row(100, '하늘', done), row(101, '바다', aStanding({})))
    await act(async () => void (await vi.advanceTimersByTimeAsync(5_000)))
    expect(screen.getByText('하늘의 현황이 바뀌었어요.')).toBeVisible()
    expect((await rows()).find((text) => text.startsWith('하늘'))).toContain('다 했어요')
  })

  it('nobody looks any more once the page is gone', async () => {
    const { grid: look } = await open()
    await rows()
    await act(async () => void (await vi.advanceTimersByTimeAsync(5_000)))
    expect(look).toHaveBeenCalledTimes(2)
    cleanup()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(look).toHaveBeenCalledTimes(2)
  })

  it('a look that fails leaves the table, and says how old it is', async () => {
    let isBroken = false
    await open({ grid: async () => (isBroken ? Promise.reject(refusal(500)) : grid) })
    await rows()
    isBroken = true
    fireEvent.click(screen.getByRole('button', { name: '지금 새로 고침' }))
    expect(await screen.findByText(/^새로 고치지 못했어요/)).toBeVisible()
    expect(await rows()).toHaveLength(3)
  })
})

describe('a learner’s tries', () => {
  const openLearner = async (wishes: Wishes = {}) => {
    const page = await open(wishes)
    await press(/하늘의 ‘조개 세기’ 보기/)
    return { ...page, dialog: within(await screen.findByRole('dialog', { name: '하늘 · 조개 세기' })) }
  }

  it('stand there as the learner saw them: what is hidden stays hidden', async () => {
    const { dialog, attempts } = await openLearner()
    expect(await dialog.findByRole('heading', { name: '틀렸어요' })).toBeVisible()
    // The code is one text, or several once the highlighting is loaded.
    expect(dialog.getAllByRole('figure')[0]).toHaveTextContent('print(1)')
    const hidden = dialog.getByRole('listitem', { name: /경우 2 0개일 때/ })
    expect(hidden).toHaveTextContent('실패')
    expect(hidden).not.toHaveTextContent('바라는 출력')
    expect(attempts).toHaveBeenCalledWith(100, 7_001, expect.anything())
  })

  it('are shown as text where no program was asked for: nothing runs them, and a case is a line', async () => {
    const line = (caseNumber: number, state: CaseResult['state']): CaseResult => ({
      caseNumber,
      label: `${caseNumber}번째 줄`,
      visibility: 'LABEL',
      state,
      stepCount: 0,
      input: null,
      expectedOutput: null,
      output: null,
    })
    const caseList = [line(1, 'ACCEPTED'), line(2, 'WRONG_ANSWER')]
    const { dialog } = await openLearner({ attempts: async () => [{ ...attempt, language: 'TEXT', code: '12\n게', caseList }] })
    await dialog.findByRole('heading', { name: '틀렸어요' })
    expect(dialog.getAllByRole('figure')[0]).toHaveTextContent(/에 낸 답.*12/)
    expect(dialog.queryByRole('button', { name: '한 단계씩 보기' })).toBeNull()
    expect(dialog.getByRole('listitem', { name: /^2번째 줄/ })).toHaveTextContent('실패')
  })

  it('get a comment, which is sent once; what is typed stays on the device until then', async () => {
    const { dialog, comment, store } = await openLearner()
    const field = await dialog.findByLabelText('하고 싶은 말')
    await userEvent.type(field, '0일 때를 봐요')
    expect(store.get(commentKey)).toBe('0일 때를 봐요')
    await userEvent.click(dialog.getByRole('button', { name: '보내기' }))
    expect(await screen.findByText('학생의 문제 화면에 보여요.')).toBeVisible()
    expect(comment).toHaveBeenCalledExactlyOnceWith(100, 7_001, '0일 때를 봐요', 5, expect.any(String))
    expect(field).toHaveValue('')
    expect(store.get(commentKey)).toBeNull()
  })

  test.each([
    ['', '하고 싶은 말을 적어 주세요.'],
    ['안녕', '보내지 못했어요. 쓴 글은 그대로 있어요.'],
  ])('a comment that is not sent says why, and stays: %j', async (text, words) => {
    const { dialog } = await openLearner({ comment: async () => Promise.reject(refusal(500)), comments: async () => [] })
    const field = await dialog.findByLabelText('하고 싶은 말')
    if (text !== '') await userEvent.type(field, text)
    await userEvent.click(dialog.getByRole('button', { name: '보내기' }))
    expect(await dialog.findByText(words)).toBeVisible()
    expect(field).toHaveValue(text)
  })

  it('and comments that cannot be read say so, each by itself', async () => {
    const fail = async () => Promise.reject(refusal(500))
    const { dialog } = await openLearner({ attempts: fail, comments: fail })
    expect(await dialog.findByText('낸 답을 불러오지 못했어요')).toBeVisible()
    expect(await dialog.findByText('쓴 말을 불러오지 못했어요', { exact: false })).toBeVisible()
  })

  test.each([
    [async () => {}, '쓴 말을 지웠어요.'],
    [async () => Promise.reject(refusal(404)), '쓴 말을 지웠어요.'],
    [async () => Promise.reject(refusal(401)), '로그인이 끝났어요. 다시 로그인해 주세요.'],
    [async () => Promise.reject(refusal(418)), '지우지 못했어요. 잠시 후 다시 해 주세요.'],
    [async () => Promise.reject(refusal(500)), '지워졌는지 알 수 없어요. 목록에서 확인해 주세요.'],
  ])('a comment is taken back, or not', async (removeComment, words) => {
    const kept = {
      commentId: 8,
      content: '거의 다 왔어요',
      createdDate: null,
      teacher: { nickname: '윤슬쌤', profile: null },
      submissionId: null,
    }
    const page = await openLearner({ comments: async () => [kept], removeComment })
    expect(await page.dialog.findByText('거의 다 왔어요')).toBeVisible()
    await userEvent.click(page.dialog.getByRole('button', { name: '지우기' }))
    await userEvent.click(within(screen.getByRole('dialog', { name: '쓴 말을 지울까요?' })).getByRole('button', { name: '지우기' }))
    expect(await screen.findByText(words)).toBeVisible()
    expect(page.removeComment).toHaveBeenCalledExactlyOnceWith(8)
  })
})

describe('marking', () => {
  const openMark = async (wishes: Wishes = {}) => {
    const page = await open(wishes)
    await press(/새내기의 제출 보기/)
    return { ...page, dialog: within(await screen.findByRole('dialog', { name: '새내기의 제출' })) }
  }

  it('shows what was said, and saves score and words', async () => {
    const { dialog, mark, grid: read } = await openMark()
    expect(dialog.getByText('다 했어요')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^점수/), '90')
    await userEvent.type(dialog.getByLabelText('학생에게 할 말'), '잘했어요')
    await userEvent.click(dialog.getByRole('button', { name: '채점하기' }))
    expect(await screen.findByText('채점했어요. 학생의 숙제 화면에 보여요.')).toBeVisible()
    expect(mark).toHaveBeenCalledExactlyOnceWith({ homeworkId: '40', assignmentId: '400' }, 99, {
      score: 90,
      comment: '잘했어요',
      submittedDate: '2026-11-20T00:00:00Z',
      before: null,
    })
    expect(read.mock.calls.length).toBeGreaterThan(1)
  })

  it('has what is still to be marked read again, which the home page counts', async () => {
    const { dialog } = await openMark()
    const names = readAgain()
    await userEvent.click(dialog.getByRole('button', { name: '채점하기' }))
    expect(await screen.findByText('채점했어요. 학생의 숙제 화면에 보여요.')).toBeVisible()
    expect(names()).toContain('desk')
  })

  it('keeps whole what was added while it was sent, and goes on with that', async () => {
    let answer = () => {}
    const sent = new Promise<void>((resolve) => (answer = resolve))
    let found = grid
    const mark = async () => {
      await sent
      found = gridOf({ ...handedIn, feedback: { score: 90, comment: '수고했어요' } })
    }
    const { dialog } = await openMark({ grid: async () => found, mark })
    await userEvent.type(dialog.getByLabelText(/^점수/), '90')
    await userEvent.type(dialog.getByLabelText('학생에게 할 말'), '수고했어요')
    await userEvent.click(dialog.getByRole('button', { name: '채점하기' }))
    await userEvent.type(dialog.getByLabelText('학생에게 할 말'), '. 다음에는 더 빨리 끝내 봐요')
    await act(async () => answer())
    await press(/새내기의 제출 보기/)
    const again = within(await screen.findByRole('dialog', { name: '새내기의 제출' }))
    expect(again.getByLabelText('학생에게 할 말')).toHaveValue('수고했어요. 다음에는 더 빨리 끝내 봐요')
    expect(again.getByLabelText(/^점수/)).toHaveValue(90)
  })

  it('takes no other score than 0 to 100, and keeps what was typed where it fails', async () => {
    const { dialog, mark } = await openMark({ mark: async () => Promise.reject(lostConnection()) })
    const score = dialog.getByLabelText(/^점수/)
    await userEvent.type(score, '101')
    expect(score).toBeInvalid()
    await userEvent.click(dialog.getByRole('button', { name: '채점하기' }))
    expect(mark).not.toHaveBeenCalled()
    await userEvent.clear(score)
    await userEvent.type(dialog.getByLabelText('학생에게 할 말'), '잘했어요')
    await userEvent.click(dialog.getByRole('button', { name: '채점하기' }))
    expect(await dialog.findByText('보냈는지 알 수 없어요. 새로고침해서 확인해 주세요.')).toBeVisible()
    expect(dialog.getByLabelText('학생에게 할 말')).toHaveValue('잘했어요')
    await userEvent.type(dialog.getByLabelText('학생에게 할 말'), '!')
    expect(dialog.queryByText('보냈는지 알 수 없어요. 새로고침해서 확인해 주세요.')).not.toBeInTheDocument()
  })

  it('shows over other work nothing that was written about the work before', async () => {
    let found = grid
    const { dialog } = await openMark({ grid: async () => found })
    await userEvent.type(dialog.getByLabelText(/^점수/), '70')
    await userEvent.type(dialog.getByLabelText('학생에게 할 말'), '아직 모자라요')
    await userEvent.keyboard('{Escape}')
    found = gridOf({ ...handedIn, submittedDate: '2026-11-20T03:00:00Z' })
    await press('지금 새로 고침')
    await press(/새내기의 제출 보기/)
    const again = within(await screen.findByRole('dialog', { name: '새내기의 제출' }))
    expect(again.getByLabelText('학생에게 할 말')).toHaveValue('')
    expect(again.getByLabelText(/^점수/)).toHaveValue(null)
  })

  it('that was changed meanwhile says so, reads the class again and keeps the words', async () => {
    const { dialog, grid: read, store } = await openMark({ mark: async () => Promise.reject(refusal(409)) })
    await userEvent.type(dialog.getByLabelText('학생에게 할 말'), '잘했어요')
    const before = read.mock.calls.length
    await userEvent.click(dialog.getByRole('button', { name: '채점하기' }))
    expect(await screen.findByText(/그사이 제출이나 채점이 바뀌었어요/)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(read.mock.calls.length).toBeGreaterThan(before)
    expect(store.get('written/mark/1/40/400/99/2026-11-20T00:00:00Z')).toBe('잘했어요')
  })

  it('that another teacher has given meanwhile is shown beside one’s own, which replaces it once it was seen', async () => {
    let found = grid
    const mark = vi.fn<NonNullable<Parameters<typeof openMark>[0]>['mark'] & object>(async (_key, _userId, { before }) => {
      if (before === null) throw refusal(409)
    })
    const { dialog } = await openMark({ grid: async () => found, mark })
    await userEvent.type(dialog.getByLabelText(/^점수/), '70')
    await userEvent.type(dialog.getByLabelText('학생에게 할 말'), '아직 모자라요')
    found = gridOf({ ...handedIn, state: 'MARKED', feedback: { score: 90, comment: '잘했어요' } })
    await userEvent.click(dialog.getByRole('button', { name: '채점하기' }))
    expect(await screen.findByText(/그사이 제출이나 채점이 바뀌었어요/)).toBeVisible()
    await press(/새내기의 제출 보기/)
    const again = within(await screen.findByRole('dialog', { name: '새내기의 제출' }))
    expect(await again.findByText('지금 저장된 채점: 90점 · 잘했어요')).toBeVisible()
    expect(again.getByLabelText(/^점수/)).toHaveValue(70)
    expect(again.getByLabelText('학생에게 할 말')).toHaveValue('아직 모자라요')
    await userEvent.click(again.getByRole('button', { name: '채점 고치기' }))
    await vi.waitFor(() => expect(mark).toHaveBeenCalledTimes(2))
    expect(mark.mock.calls[1]?.[2]).toMatchObject({ score: 70, before: { score: 90, comment: '잘했어요' } })
  })

  it.each([
    ['88.6', 88.6],
    ['100', 100],
  ])('sends %s as it was typed', async (typed, score) => {
    const { dialog, mark } = await openMark()
    await userEvent.type(dialog.getByLabelText(/^점수/), typed)
    await userEvent.click(dialog.getByRole('button', { name: '채점하기' }))
    await vi.waitFor(() => expect(mark).toHaveBeenCalledExactlyOnceWith(expect.anything(), 99, expect.objectContaining({ score })))
  })

  it('refuses a finer score at its field', async () => {
    const { dialog, mark } = await openMark()
    await userEvent.type(dialog.getByLabelText(/^점수/), '88.65')
    expect(dialog.getByText('점수는 소수 첫째 자리까지 적을 수 있어요.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '채점하기' }))
    expect(mark).not.toHaveBeenCalled()
  })

  it('gives marked work back for another try, with words', async () => {
    const marked = { ...handedIn, state: 'MARKED' as const, feedback: { score: 40, comment: null } }
    const { dialog, giveBack } = await openMark({ grid: async () => gridOf(marked) })
    await userEvent.click(dialog.getByRole('button', { name: '다시 내게 하기' }))
    expect(dialog.getByText('무엇을 다시 하면 좋을지 적어 주세요.')).toBeVisible()
    expect(giveBack).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByLabelText('학생에게 할 말'), '0일 때를 다시 봐요')
    await userEvent.click(dialog.getByRole('button', { name: '다시 내게 하기' }))
    expect(await screen.findByText('학생에게 다시 내 달라고 알렸어요.')).toBeVisible()
    expect(giveBack).toHaveBeenCalledExactlyOnceWith({ homeworkId: '40', assignmentId: '400' }, 99, {
      reason: '0일 때를 다시 봐요',
      submittedDate: '2026-11-20T00:00:00Z',
    })
  })

  it('shows what was given back before, with the mark that it had', async () => {
    const returned = {
      submittedDate: null,
      returnedDate: null,
      comment: '다 했어요',
      feedback: { score: 40, comment: '조금 더' },
      reason: '0일 때',
    }
    const { dialog } = await openMark({ grid: async () => gridOf({ ...handedIn, returnList: [returned] }) })
    await userEvent.click(dialog.getByText('지난 제출'))
    expect(dialog.getByText('점수: 40점')).toBeVisible()
    expect(dialog.getByText('학생이 한 말: 다 했어요')).toBeVisible()
    expect(dialog.getByText('다시 내는 까닭: 0일 때')).toBeVisible()
  })

  it('that fails is told once the dialog is closed', async () => {
    let fail = () => {}
    const { dialog } = await openMark({ mark: () => new Promise<never>((_, reject) => (fail = () => reject(refusal(400)))) })
    await userEvent.type(dialog.getByLabelText('학생에게 할 말'), '잘했어요')
    await userEvent.click(dialog.getByRole('button', { name: '채점하기' }))
    await userEvent.keyboard('{Escape}')
    await act(async () => fail())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await screen.findByText('보내지 못했어요. 쓴 글은 그대로 있어요.')).toBeVisible()
  })
})

describe('common mistakes', () => {
  it('are looked for when asked, and grouped by the rule that sees them', async () => {
    const failed = { ...attempt, caseList: attempt.caseList.map((one) => Object.assign({}, one, { state: 'WRONG_ANSWER', output: '2' })) }
    await open({ lastTries: async () => [100, 101].map((userId) => ({ userId, submission: failed })) })
    await press('살펴보기')
    expect(await screen.findByText('2명')).toBeVisible()
  })

  test.each([
    [async () => [], '눈에 띄는 실수가 없어요.'],
    [async () => Promise.reject(refusal(500)), '살펴보지 못했어요. 잠시 후 다시 해 주세요.'],
  ])('are none, or cannot be looked for', async (lastTries, words) => {
    await open({ lastTries })
    await press('살펴보기')
    expect(await screen.findByText(words)).toBeVisible()
  })
})

it.each([false, true])('a school of 1,000 is drawn in steps of 200, and a key shows the next (narrow: %s) [F-040]', async (isNarrow) => {
  if (isNarrow) vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const school = Array.from({ length: 1_000 }, (_, index) => row(1_000 + index, `학생 ${index}`, done))
  await open({ grid: async () => gridOf(...school) })
  const drawn = () => screen.getAllByText(/^학생 \d+$/).length
  const more = await screen.findByRole('button', { name: '더 보기' })
  expect(drawn()).toBe(200)
  more.focus()
  await userEvent.keyboard('{Enter}')
  expect(drawn()).toBe(400)
  vi.unstubAllGlobals()
})
