import { expect, it } from 'vitest'
import { counterexampleOf, inputsToTry } from '../../../src/domain/problems/counterexample.ts'
import type { Execution } from '../../../src/domain/problems/execution.ts'

const done = (output: string): Execution => ({ state: 'DONE', output, error: null, stepCount: 1 })

it('inputs are tried once each, the smallest first, without those that must stay unknown', () => {
  const inputs = ['12 3', '2 2', '1 2', '1  2', '9', '0 0', 'b', 'a', 'a', '99 99', '99 0']
  expect(inputsToTry(inputs, ['99\n99', '7'])).toEqual(['a', 'b', '9', '0 0', '1 2', '2 2', '12 3', '99 0'])
})

it('a program parts from the reference where its output differs, or where it does not end well', () => {
  expect(counterexampleOf('1', done('2\n'), done('2'))).toBeNull()
  expect(counterexampleOf('1', done('2'), done('3'))).toEqual({ input: '1', expectedOutput: '2', output: '3', state: 'DONE', error: null })
  const error = { type: 'ValueError', message: 'x', line: 1 }
  const broken: Execution = { state: 'RUNTIME_ERROR', output: '', error, stepCount: 1 }
  expect(counterexampleOf('1', done('2'), broken)).toMatchObject({ state: 'RUNTIME_ERROR', error })
})

it('what the reference cannot do, and what was stopped, says nothing', () => {
  expect(counterexampleOf('1', { ...done(''), state: 'TIME_LIMIT' }, done('3'))).toBeNull()
  expect(counterexampleOf('1', done('2'), { ...done(''), state: 'STOPPED' })).toBeNull()
})
