import { expect, it } from 'vitest'
import { easiestProblem } from '../../../src/domain/problems/problemKinds.ts'
import { aProblem } from '../../ui/problem/aProblem.ts'

it('the easiest problem is the first of those with the lowest difficulty that is known', () => {
  const of = (...difficulties: readonly (number | null)[]) =>
    easiestProblem(difficulties.map((difficulty, at) => aProblem({ problemId: at, difficulty })))?.problemId
  expect(of(9, 2, 13, 2)).toBe(1)
  expect(of(null, 0, 7)).toBe(2)
  expect(of(null, 0)).toBeUndefined()
  expect(of()).toBeUndefined()
})
