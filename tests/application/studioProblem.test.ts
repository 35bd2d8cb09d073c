import { expect, test } from 'vitest'
import { checkProblem, tryProblem } from '../../src/application/studioProblem.ts'
import { agrees } from '../../src/domain/studio/studioProblem.ts'
import { aStudioProblem } from '../domain/studio/aStudioProblem.ts'
import { fakeRunner } from '../fakes/fakeRunner.ts'

const runner = fakeRunner({
  double: (input) => `${Number(input) * 2}\n`,
  seed: (input) => `${Number(input) + 10}\n`,
  same: (input) => input,
})

test('a problem agrees where the reference passes every case and ends on what the generator makes of each seed', async () => {
  const check = await checkProblem(runner, aStudioProblem({ reference: 'double', generator: 'seed' }))
  expect(agrees(check)).toBe(true)
  expect(check.seeds.map(({ seed, input }) => [seed, input])).toEqual([1, 2, 3, 4, 5].map((seed) => [seed, `${seed + 10}\n`]))
  expect(await checkProblem(runner, aStudioProblem({ reference: 'double', generator: ' ' }))).toMatchObject({ seeds: [] })
})

test('what does not agree is told', async () => {
  const check = await checkProblem(runner, aStudioProblem({ reference: 'same', generator: 'nonsense' }))
  expect(agrees(check)).toBe(false)
  expect(check.cases[0]).toMatchObject({ state: 'WRONG_ANSWER', output: '3\n' })
  expect(check.seeds[0]).toMatchObject({ state: 'generatorFailed', message: 'SyntaxError: invalid syntax' })
})

test('a try-out is judged as a submission would be', async () => {
  expect(await tryProblem(runner, aStudioProblem(), 'double')).toMatchObject({ state: 'ACCEPTED', score: 100 })
  const { caseList, state } = await tryProblem(runner, aStudioProblem(), 'same')
  expect(state).toBe('WRONG_ANSWER')
  expect(caseList[1]).toMatchObject({ label: '0개일 때', state: 'ACCEPTED', input: null })
})
