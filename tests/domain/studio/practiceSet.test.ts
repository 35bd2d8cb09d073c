import { assert, constantFrom, integer, option, property, record, uniqueArray } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { problemStates } from '../../../src/domain/problems/problem.ts'
import { maxHomeworkTitleLength } from '../../../src/domain/studio/setHomework.ts'
import {
  emptyPractice,
  maxPracticeTasks,
  practiceGaps,
  type PracticeSet,
  type PracticeTask,
  practiceTaskOf,
  type ProposableProblem,
  proposeTasks,
} from '../../../src/domain/studio/practiceSet.ts'

const tasks = (count: number): readonly PracticeTask[] =>
  Array.from({ length: count }, (_, at) => ({ type: 'PROBLEM', contentId: at + 1, title: `문제 ${at + 1}` }))
const set = (given: Partial<PracticeSet> = {}): PracticeSet => ({ ...emptyPractice, title: '연습', taskList: tasks(3), ...given })

describe('what is missing before a practice set can be made', () => {
  it('is nothing of a whole one, and title and tasks of a new one', () => {
    expect(practiceGaps(set())).toEqual([])
    expect(practiceGaps(set({ taskList: tasks(maxPracticeTasks), minutes: 60 }))).toEqual([])
    expect(practiceGaps(emptyPractice)).toEqual(['title', 'tooFewTasks'])
  })

  test.each<[string, Partial<PracticeSet>]>([
    ['title', { title: ' \n' }],
    ['titleLength', { title: '가'.repeat(maxHomeworkTitleLength + 1) }],
    ['tooFewTasks', { taskList: tasks(2) }],
    ['tooManyTasks', { taskList: tasks(maxPracticeTasks + 1) }],
    ['repeatedTask', { taskList: [...tasks(3), { type: 'PROBLEM', contentId: '1', title: '같은 문제' }] }],
    ['minutes', { minutes: 30 }],
  ])('is told by name: %s', (gap, given) => {
    expect(practiceGaps(set(given))).toEqual([gap])
  })
})

test('a problem becomes a task by its number and title', () => {
  expect(practiceTaskOf({ problemId: 7, title: '조개' })).toEqual({ type: 'PROBLEM', contentId: 7, title: '조개' })
})

const some = (difficulty: number | null, state: ProposableProblem['state'] = 'NONE') => ({ difficulty, state })
const listed = (...problems: readonly Omit<ProposableProblem, 'problemId'>[]) =>
  problems.map((problem, at) => Object.assign({ problemId: at + 1 }, problem))
const idsOf = (problems: readonly ProposableProblem[]) => problems.map(({ problemId }) => problemId)

describe('the problems that are proposed', () => {
  it('are spread from the easiest to the hardest of those that are not solved', () => {
    const six = listed(some(6), some(5), some(4), some(3), some(2), some(1), some(1, 'SOLVED'))
    expect(idsOf(proposeTasks(six, 3))).toEqual([6, 4, 2])
    expect(idsOf(proposeTasks(six, 6))).toEqual([6, 5, 4, 3, 2, 1])
  })

  it('are all of those and the easiest of the others where there are too few, in their order', () => {
    expect(idsOf(proposeTasks(listed(some(4), some(9, 'SOLVED'), some(2, 'SOLVED'), some(1, 'TRIED')), 3))).toEqual([4, 3, 1])
    expect(idsOf(proposeTasks(listed(some(1, 'SOLVED')), 3))).toEqual([1])
    expect(proposeTasks([], 3)).toEqual([])
  })

  it('are taken by number where nothing else tells, and without a difficulty last; a guest has solved nothing', () => {
    const ten = listed(...Array.from({ length: 10 }, () => some(2, null)))
    expect(idsOf(proposeTasks(ten.toReversed(), 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(idsOf(proposeTasks(listed(some(null), some(3)), 2))).toEqual([2, 1])
  })

  const problems = uniqueArray(
    record({
      problemId: integer({ min: 1, max: 500 }),
      difficulty: option(integer({ min: 1, max: 20 })),
      state: option(constantFrom(...problemStates)),
    }),
    { selector: ({ problemId }) => problemId, maxLength: 60 },
  )
  const counts = integer({ min: 3, max: maxPracticeTasks })

  it('are as many as were asked for or there are, each once, from easy to hard, the same in whatever order they came', () => {
    assert(
      property(problems, counts, (list, count) => {
        const taken = proposeTasks(list, count)
        expect(taken).toHaveLength(Math.min(count, list.length))
        expect(new Set(idsOf(taken)).size).toBe(taken.length)
        const ease = taken.map(({ difficulty }) => difficulty ?? Number.MAX_VALUE)
        expect(ease).toEqual(ease.toSorted((one, other) => one - other))
        expect(proposeTasks(list.toReversed(), count)).toEqual(taken)
      }),
    )
  })

  it('have one that is solved only where every other is among them', () => {
    assert(
      property(problems, counts, (list, count) => {
        const taken = proposeTasks(list, count)
        const open = list.filter(({ state }) => state !== 'SOLVED')
        if (taken.some(({ state }) => state === 'SOLVED')) expect(open.every((one) => taken.includes(one))).toBe(true)
      }),
    )
  })
})
