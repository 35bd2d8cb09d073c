import { expect, test } from 'vitest'
import { exampleCases } from '../../../src/domain/problems/exampleCases.ts'
import { judge } from '../../../src/domain/problems/verdict.ts'

const done = (output: string) => ({ state: 'DONE', output, error: null, stepCount: 1 }) as const

test('examples are judged like any case, and all that they hold is shown', () => {
  const cases = exampleCases([
    { input: '1 2', output: '3' },
    { input: '', output: '0' },
  ])
  const { state, caseList } = judge({ cases, subtasks: [], totalScore: 0 }, [done('3\n'), done('1')])
  expect(state).toBe('WRONG_ANSWER')
  expect(caseList.map(({ caseNumber, state: own, input, output }) => [caseNumber, own, input, output])).toEqual([
    [1, 'ACCEPTED', '1 2', '3\n'],
    [2, 'WRONG_ANSWER', '', '1'],
  ])
})
