import { expect, test } from 'vitest'
import { dailyGoals } from '../../src/domain/habit.ts'
import { milestoneOf } from '../../src/domain/milestone.ts'

const [one, two, , minutes] = dailyGoals

test.each([
  ['a level that has begun', { gained: 20, experience: { experience: 5 }, habit: { goal: one, solvedToday: 1 } }, 'LEVEL'],
  ['the answer that reaches the goal', { gained: 20, experience: { experience: 20 }, habit: { goal: two, solvedToday: 2 } }, 'GOAL'],
  ['experience that is not known', { gained: 20, experience: null, habit: { goal: one, solvedToday: 1 } }, 'GOAL'],
  ['the answer after that', { gained: 20, experience: { experience: 40 }, habit: { goal: one, solvedToday: 2 } }, null],
  ['a goal of minutes, which no answer reaches', { gained: 20, experience: null, habit: { goal: minutes, solvedToday: 10 } }, null],
  ['a habit that is not known', { gained: 20, experience: null, habit: null }, null],
  ['an answer that had been given before', { gained: 0, experience: { experience: 0 }, habit: { goal: one, solvedToday: 1 } }, null],
] as const)('%s', (_, gain, milestone) => {
  expect(milestoneOf(gain)).toBe(milestone)
})
