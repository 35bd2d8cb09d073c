import { describe, expect, it, test } from 'vitest'
import {
  byMarking,
  byNeed,
  changedMembers,
  classViewHref,
  type ClassRow,
  commonMistakes,
  hiddenNames,
  isStillJudging,
  isToMark,
  lookIntervals,
  needsHelp,
  nextPause,
  problemViewHref,
  progressCounts,
  progressOf,
  taskStandingOf,
  stuckTasks,
  type TaskStanding,
} from '../../src/domain/classView.ts'
import { aStanding } from './aStanding.ts'

const stuck = aStanding({ state: 'TRIED', failedInARow: 2, submissionCount: 2, failedCaseNumber: 3, failedCaseLabel: '0일 때' })
const trying = aStanding({ state: 'TRIED', failedInARow: 1, submissionCount: 1 })
const done = aStanding({ state: 'DONE', submissionCount: 1 })

const aRow = (userId: number, ...taskList: readonly TaskStanding[]): ClassRow => ({
  userId,
  nickname: `학생${userId}`,
  profile: null,
  state: 'OPEN',
  submittedDate: null,
  comment: null,
  feedback: null,
  returnList: [],
  taskList,
})

describe('how somebody stands to a task', () => {
  it('is stuck from the second try that fails in the same way, and done once it is done', () => {
    expect([aStanding(), trying, stuck, done].map((one) => progressOf(one))).toEqual(['NOT_STARTED', 'TRYING', 'STUCK', 'DONE'])
    expect(progressOf({ ...stuck, state: 'DONE' })).toBe('DONE')
    expect(progressCounts([stuck, stuck, done])).toEqual({ STUCK: 2, TRYING: 0, NOT_STARTED: 0, DONE: 1 })
  })

  it('is found by the task', () => {
    expect(taskStandingOf(aRow(1, stuck), '1')).toBe(stuck)
    expect(taskStandingOf(aRow(1, stuck), 2)).toBeNull()
  })
})

test('who needs help comes first, who is done last', () => {
  const rows = [aRow(1, done, done), aRow(2, trying, done), aRow(3, aStanding(), done), aRow(4, stuck, done), aRow(5, stuck, stuck)]
  expect(byNeed(rows).map(({ userId }) => userId)).toEqual([5, 4, 3, 2, 1])
  expect(rows.filter(needsHelp).map(({ userId }) => userId)).toEqual([4, 5])
})

test('work to mark comes first, then finished work, then who has begun; within each, who needs help comes first', () => {
  const rows = [
    aRow(1, aStanding()),
    aRow(2, trying),
    aRow(3, stuck),
    { ...aRow(4, done), state: 'MARKED' as const },
    { ...aRow(5, stuck), state: 'RETURNED' as const },
    { ...aRow(6, done), state: 'HANDED_IN' as const },
    { ...aRow(7, done), state: 'HANDED_IN' as const },
  ]
  expect(byMarking(rows).map(({ userId }) => userId)).toEqual([6, 7, 5, 4, 3, 2, 1])
  expect(rows.filter(isToMark).map(({ userId }) => userId)).toEqual([6, 7])
})

test('the tasks that somebody is stuck on', () => {
  const tasks = [1, 2, 3].map((taskId) => ({ taskId, type: 'PROBLEM' as const, contentId: taskId, title: `${taskId}번` }))
  const grid = (...memberList: readonly ClassRow[]) => ({ title: '', taskList: tasks, memberList })
  const second = { ...stuck, taskId: '2' }
  expect(stuckTasks(grid(aRow(1, { ...trying, taskId: 1 }, second), aRow(2, { ...done, taskId: 3 }, second)))).toEqual([tasks[1]])
  expect(stuckTasks(grid(aRow(1, done)))).toEqual([])
})

test('a hidden name is a number that stays the same', () => {
  expect(hiddenNames([aRow(7), aRow(9)], (number) => `학생 ${number}`).get('9')).toBe('학생 2')
})

test('mistakes are grouped by rule, the most frequent first, with an example', () => {
  const seen = (userId: number, rule: string) => ({ userId, rule, question: `${rule}?`, code: `code ${userId}`, line: 1 })
  expect(commonMistakes([seen(1, '괄호'), seen(2, '입력'), seen(3, '입력')])).toEqual([
    { rule: '입력', question: '입력?', code: 'code 2', line: 1, userIds: [2, 3] },
    { rule: '괄호', question: '괄호?', code: 'code 1', line: 1, userIds: [1] },
  ])
})

test('who has changed is told, by what is seen of them', () => {
  const grid = (...memberList: readonly ClassRow[]) => ({ title: '', taskList: [], memberList })
  const before = grid(aRow(1, trying), aRow(2, done))
  expect(changedMembers(before, grid(aRow(1, stuck), aRow(2, done), aRow(3, done)))).toEqual([1, 3])
  expect(changedMembers(before, before)).toEqual([])
  const again = aStanding({ ...trying, submissionCount: trying.submissionCount + 1 })
  expect(changedMembers(before, grid(aRow(1, again), aRow(2, done)))).toEqual([1])
  // The homework was handed in, and nothing was tried again.
  expect(changedMembers(before, grid(aRow(1, trying), { ...aRow(2, done), state: 'HANDED_IN' }))).toEqual([2])
})

test('the pause is short while something changes, and doubles up to a minute while nothing does', () => {
  expect(nextPause(lookIntervals.max, true)).toBe(5_000)
  expect(nextPause(5_000, false)).toBe(10_000)
  expect(nextPause(40_000, false)).toBe(60_000)
})

test('each has an address', () => {
  expect(classViewHref({ homeworkId: 40, assignmentId: 400 })).toBe('/studio/homework/40/assignment/400/members')
  expect(problemViewHref(7_001)).toBe('/studio/problem/7001/members')
  expect(problemViewHref(7_001, 5009)).toBe('/studio/problem/7001/members?class=5009')
})

test('more is known soon while somebody’s try is being judged', () => {
  const gridWith = (isJudging: boolean) => ({ title: '', taskList: [], memberList: [aRow(1, done, { ...trying, isJudging })] })
  expect([isStillJudging(gridWith(true)), isStillJudging(gridWith(false))]).toEqual([true, false])
})
