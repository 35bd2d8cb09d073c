import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import {
  type ClassViewRepository,
  type CommentToWrite,
  makeGiveBack,
  makeMark,
  makeWriteMemberComment,
  pollingUpdates,
} from '../../src/application/classView.ts'
import { findMistakes } from '../../src/application/mistakes.ts'
import type { ProgramInspector } from '../../src/application/codeRunner.ts'
import type { ClassGrid } from '../../src/domain/classView.ts'
import { defaultRolePolicy } from '../../src/domain/roles.ts'
import type { SubmittedCode } from '../../src/domain/problems/submission.ts'
import { guest } from '../../src/domain/viewer.ts'
import { learner, teacher } from '../domain/viewer/viewers.ts'
import { fakePageTimer } from '../fakes/fakePageTimer.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'

const never = async () => Promise.reject(new Error('not asked for'))
const repositoryOf = (answers: Partial<ClassViewRepository>): ClassViewRepository => ({
  grid: never,
  lastTries: never,
  attempts: never,
  comments: never,
  comment: never,
  removeComment: never,
  mark: never,
  giveBack: never,
  ...answers,
})
const using = (answers: Partial<ClassViewRepository>) => {
  const dependencies = { repository: repositoryOf(answers), mayTeach: defaultRolePolicy.canTeach }
  const write = makeWriteMemberComment(dependencies)
  const mark = makeMark(dependencies)
  const giveBack = makeGiveBack(dependencies)
  const comment: CommentToWrite = { viewer: teacher, userId: 99, problemId: 7_001, content: ' 잘했어요 ', submissionId: 3, known: [] }
  return {
    write: (given: Partial<CommentToWrite> = {}) => write({ ...comment, ...given }),
    giveBack: (viewer = teacher, reason = ' 다시 봐요 ') =>
      giveBack({ viewer, key: { homeworkId: 40, assignmentId: 400 }, userId: 99, wish: { reason, submittedDate: null } }),
    mark: (viewer = teacher, text = '좋아요') =>
      mark({
        viewer,
        key: { homeworkId: 40, assignmentId: 400 },
        userId: 99,
        marking: { score: 90, comment: text, submittedDate: null, before: null },
      }),
  }
}
const written = { commentId: 1, content: '잘했어요', createdDate: null, teacher: null, submissionId: 3 }

describe('writing to a learner', () => {
  it('sends one comment, without the blanks around it', async () => {
    const comment = vi.fn(async () => written)
    expect(await using({ comment }).write()).toEqual({ kind: 'done' })
    expect(comment).toHaveBeenCalledExactlyOnceWith(99, 7_001, '잘했어요', 3, undefined)
  })

  test.each([
    [{ viewer: guest }, 'signInFirst'],
    [{ viewer: learner }, 'notAllowed'],
    [{ content: '  ' }, 'empty'],
    [{ content: '가'.repeat(501) }, 'tooLong'],
  ])('sends nothing of %o', async (given, kind) => {
    const comment = vi.fn(async () => written)
    expect(await using({ comment }).write(given)).toEqual({ kind })
    expect(comment).not.toHaveBeenCalled()
  })

  it('looks up a comment whose answer was lost [F-084]', async () => {
    const comment = async () => Promise.reject(lostConnection())
    expect(await using({ comment, comments: async () => [written] }).write()).toEqual({ kind: 'done' })
    expect(await using({ comment, comments: async () => [] }).write()).toEqual({ kind: 'failed' })
    expect(await using({ comment }).write()).toEqual({ kind: 'unknown' })
    expect(await using({ comment, comments: async () => [written] }).write({ known: ['1'] })).toEqual({ kind: 'failed' })
    expect(await using({ comment, comments: async () => [written] }).write({ known: null })).toEqual({ kind: 'unknown' })
  })

  test.each([
    [401, 'signInFirst'],
    [403, 'notAllowed'],
    [404, 'gone'],
    [413, 'tooLong'],
    [418, 'failed'],
  ])('says what %d means', async (status, kind) => {
    const refuse = async () => Promise.reject(refusal(status))
    expect(await using({ comment: refuse }).write()).toEqual({ kind })
    expect(await using({ mark: refuse }).mark()).toEqual({ kind })
    expect(await using({ giveBack: refuse }).giveBack()).toEqual({ kind })
  })
})

test('marking is done once at a time, by who teaches; a lost answer is told as such', async () => {
  const mark = vi.fn(async () => {})
  expect(await using({ mark }).mark()).toEqual({ kind: 'done' })
  expect(await using({ mark }).mark(guest)).toEqual({ kind: 'signInFirst' })
  expect(await using({ mark }).mark(learner)).toEqual({ kind: 'notAllowed' })
  expect(await using({ mark }).mark(teacher, '가'.repeat(501))).toEqual({ kind: 'tooLong' })
  expect(mark).toHaveBeenCalledExactlyOnceWith({ homeworkId: 40, assignmentId: 400 }, 99, {
    score: 90,
    comment: '좋아요',
    submittedDate: null,
    before: null,
  })
  expect(await using({ mark: async () => Promise.reject(lostConnection()) }).mark()).toEqual({ kind: 'unknown' })
})

const submission: SubmittedCode = {
  submissionId: 1,
  language: 'C',
  code: 'print(1)',
  state: 'WRONG_ANSWER',
  score: 0,
  totalScore: 100,
  stepCount: 0,
  caseList: [],
  subtaskList: [],
  message: null,
  line: null,
  isFirstSolved: false,
  rewardPoint: 0,
  rewardExperience: 0,
  isOutdated: false,
  isWithheld: false,
  isLate: false,
  createdDate: null,
}

test('mistakes are found in the last tries, with what the verdict tells', async () => {
  const inspector: ProgramInspector = {
    trace: () => ({ result: never(), stop() {} }),
    syntax: () => ({ result: never(), stop() {} }),
  }
  expect(await findMistakes(inspector, [])).toEqual([])
  const open = {
    caseNumber: 1,
    label: null,
    visibility: 'OPEN',
    state: 'WRONG_ANSWER',
    stepCount: 0,
    input: '1',
    expectedOutput: '2',
    output: '1',
  } as const
  const tries = [1, 2].map((userId) => ({ userId, submission: { ...submission, caseList: [open] } }))
  expect((await findMistakes(inspector, tries))[0]).toMatchObject({ userIds: [1, 2], code: 'print(1)' })
})

test('an answer in text has no mistakes of a program, and is not read as one', async () => {
  const syntax = vi.fn(() => ({ result: Promise.reject(new Error('not asked for')), stop() {} }))
  const inspector = { syntax, trace: syntax }
  const tries = [1, 2].map((userId) => ({ userId, submission: { ...submission, language: 'TEXT' as const, code: '12' } }))
  expect(await findMistakes(inspector, tries)).toEqual([])
  expect(syntax).not.toHaveBeenCalled()
})

describe('updates while a class works', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const grid = (count: number): ClassGrid => ({
    title: '',
    taskList: [],
    memberList: [
      {
        userId: 1,
        nickname: null,
        profile: null,
        state: null,
        submittedDate: null,
        comment: null,
        feedback: null,
        returnList: [],
        taskList: [
          {
            taskId: 1,
            state: 'TRIED',
            score: null,
            submissionCount: count,
            failedCaseNumber: null,
            failedCaseLabel: null,
            failedInARow: 0,
            updatedDate: null,
            isJudging: false,
          },
        ],
      },
    ],
  })

  function watching(answer: () => Promise<ClassGrid>) {
    const ask = vi.fn(answer)
    const seen = vi.fn()
    const { page, timer } = fakePageTimer()
    const ended = new AbortController()
    pollingUpdates({ grid: ask }, timer).watch({ problemId: 7_001 }, grid(0), seen, ended.signal)
    return { ask, seen, page, end: () => ended.abort() }
  }

  it('ask soon while something changes, and ever later while nothing does', async () => {
    let count = 0
    const { ask, seen } = watching(async () => grid(count))
    count = 1
    await vi.advanceTimersByTimeAsync(5_000)
    expect(seen).toHaveBeenLastCalledWith(grid(1), [1])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(seen).toHaveBeenLastCalledWith(grid(1), [])
    expect(ask).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(ask).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it('go on, later, where a look fails', async () => {
    const { ask, seen } = watching(async () => Promise.reject(refusal(500)))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(seen).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('rest while nobody looks, and look at once when somebody does', async () => {
    const { ask, page } = watching(async () => grid(0))
    page.isVisible = false
    await vi.advanceTimersByTimeAsync(600_000)
    expect(ask).not.toHaveBeenCalled()
    page.isVisible = true
    page.show()
    await vi.advanceTimersByTimeAsync(0)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('end with the page', async () => {
    const { ask, end, page } = watching(async () => grid(0))
    end()
    page.show()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(ask).not.toHaveBeenCalled()
  })

  it('tell nothing of a look that the page did not live to see, and do not look again', async () => {
    let answer = (_: ClassGrid) => {}
    const { ask, seen, end } = watching(() => new Promise((resolve) => (answer = resolve)))
    await vi.advanceTimersByTimeAsync(5_000)
    end()
    answer(grid(1))
    await vi.advanceTimersByTimeAsync(600_000)
    expect([ask.mock.calls.length, seen.mock.calls]).toEqual([1, []])
  })

  it('look once where somebody comes back while a look is under way', async () => {
    let answer = (_: ClassGrid) => {}
    const { ask, seen, page } = watching(() => new Promise((resolve) => (answer = resolve)))
    await vi.advanceTimersByTimeAsync(5_000)
    page.show()
    page.show()
    await vi.advanceTimersByTimeAsync(0)
    expect(ask).toHaveBeenCalledTimes(1)
    answer(grid(1))
    await vi.advanceTimersByTimeAsync(0)
    expect(seen).toHaveBeenCalledExactlyOnceWith(grid(1), [1])
  })
})

test('work is given back with words, by who teaches; a lost answer is looked up', async () => {
  const giveBack = vi.fn(async () => {})
  expect(await using({ giveBack }).giveBack()).toEqual({ kind: 'done' })
  expect(giveBack).toHaveBeenCalledExactlyOnceWith({ homeworkId: 40, assignmentId: 400 }, 99, { reason: '다시 봐요', submittedDate: null })
  for (const [viewer, reason, kind] of [
    [guest, '다시', 'signInFirst'],
    [learner, '다시', 'notAllowed'],
    [teacher, '\u3164', 'empty'],
    [teacher, '가'.repeat(501), 'tooLong'],
  ] as const)
    expect(await using({ giveBack }).giveBack(viewer, reason)).toEqual({ kind })
  expect(giveBack).toHaveBeenCalledOnce()
  const lost = async () => Promise.reject(lostConnection())
  const grid = { title: '', taskList: [], memberList: [] }
  expect(await using({ giveBack: lost, grid: async () => grid }).giveBack()).toEqual({ kind: 'failed' })
  expect(await using({ giveBack: lost }).giveBack()).toEqual({ kind: 'unknown' })
})

test.each(['mark', 'giveBack'] as const)('%s says that the work is another one by now', async (deed) => {
  const refuse = async () => Promise.reject(refusal(409))
  expect(await using({ [deed]: refuse })[deed]()).toEqual({ kind: 'changed' })
})
