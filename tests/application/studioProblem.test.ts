import { describe, expect, test } from 'vitest'
import { checkProblem, tryProblem } from '../../src/application/studioProblem.ts'
import { agrees } from '../../src/domain/studio/studioProblem.ts'
import { withRead } from '../../src/domain/studio/studioReading.ts'
import { aStudioProblem } from '../domain/studio/aStudioProblem.ts'
import { fakeRunner } from '../fakes/fakeRunner.ts'

const runner = fakeRunner({
  double: (input) => `${Number(input) * 2}\n`,
  seed: (input) => `${Number(input) + 10}\n`,
  same: (input) => input,
})

const noTracer = (): Promise<never> => Promise.reject(new Error('nothing is traced'))

test('a problem agrees where the reference passes every case and ends on what the generator makes of each seed', async () => {
  const check = await checkProblem(runner, noTracer, aStudioProblem({ reference: 'double', generator: 'seed' }))
  expect(agrees(check)).toBe(true)
  expect(check.seeds.map(({ seed, input }) => [seed, input])).toEqual([1, 2, 3, 4, 5].map((seed) => [seed, `${seed + 10}\n`]))
  expect(await checkProblem(runner, noTracer, aStudioProblem({ reference: 'double', generator: ' ' }))).toMatchObject({ seeds: [] })
})

test('what does not agree is told', async () => {
  const check = await checkProblem(runner, noTracer, aStudioProblem({ reference: 'same', generator: 'nonsense' }))
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

describe('a task of reading is checked as what it is', () => {
  const tracer = async () => runner

  test('an output that is predicted: by what the program prints for its input', async () => {
    const asked = aStudioProblem({ taskKind: 'PREDICT', reference: 'double', generator: 'nonsense' })
    expect(await checkProblem(runner, noTracer, asked)).toMatchObject({ cases: [{ state: 'ACCEPTED' }], seeds: [], reading: null })
    expect(agrees(await checkProblem(runner, noTracer, withRead(asked, { output: '7' })))).toBe(false)
    expect(await tryProblem(runner, asked, '６')).toMatchObject({ state: 'ACCEPTED' })
    expect(await tryProblem(runner, asked, '7')).toMatchObject({ state: 'WRONG_ANSWER', caseList: [{ label: '1번째 줄' }] })
  })

  test('a table: by tracing the program', async () => {
    const rows = [
      { line: 1, cells: ['3', ''] },
      { line: 2, cells: ['3', '4'] },
    ]
    const asked = aStudioProblem({
      taskKind: 'TRACE',
      reference: 'a = 3\nb = 4\n',
      table: { variables: ['a', 'b'], lines: [1, 2], rows },
    })
    const check = await checkProblem(runner, tracer, asked)
    expect(check).toEqual({ cases: [], seeds: [], reading: 'agrees' })
    expect(agrees(check)).toBe(true)
    for (const reference of ['a = 3\nb = 5\n', 'a = 3\nb = 4\noops'])
      expect(await checkProblem(runner, tracer, { ...asked, reference })).toMatchObject({ reading: 'differs' })
    expect(await tryProblem(runner, asked, '3\t\n3\t4')).toMatchObject({ state: 'ACCEPTED' })
    expect(await tryProblem(runner, asked, '3\t4\n3\t4')).toMatchObject({ state: 'WRONG_ANSWER' })
  })

  test('a program to repair: it fails at least one case', async () => {
    const asked = aStudioProblem({ taskKind: 'REPAIR', reference: 'double', brokenCode: 'same', generator: '' })
    expect(agrees(await checkProblem(runner, noTracer, asked))).toBe(true)
    expect(await checkProblem(runner, noTracer, { ...asked, brokenCode: 'double' })).toMatchObject({ reading: 'solves' })
  })

  test('lines to put in order: by the program that they give', async () => {
    const known = fakeRunner({ 'a\nif b:\n    c\n': (input) => `${Number(input) * 2}\n` })
    const asked = aStudioProblem({ taskKind: 'ARRANGE', reference: '# d\na\n\nif b:\n  c', generator: '' })
    expect(agrees(await checkProblem(known, noTracer, asked))).toBe(true)
  })
})
