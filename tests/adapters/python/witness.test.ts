import { expect, it } from 'vitest'
import { witnessOf } from '../../../src/adapters/python/witness.ts'
import { defaultLimits } from '../../../src/domain/problems/execution.ts'

const limits = { ...defaultLimits, outputLength: 5 }
const sign = 131_072
const ended = (state: string, error: unknown = null) => JSON.stringify({ state, error })
const counted = (stepCount: unknown, output: unknown = 'a', isWhole: unknown = true) => JSON.stringify({ output, stepCount, isWhole })

const signs = { count: 0 }
const witness = () => witnessOf(limits, () => signs.count++)

it('believes a count that fits what it has seen', () => {
  const one = witness()
  one.tell('ALIVE', sign)
  one.tell('ALIVE', 2 * sign)
  expect(signs.count).toBe(2)
  expect(one.execution(ended('DONE'), counted(2 * sign + 5))).toEqual({
    execution: { state: 'DONE', output: 'a', error: null, stepCount: 2 * sign + 5 },
    isBent: false,
  })
})

it('believes no count that is negative, falls, is too small or too large, or no number', () => {
  for (const count of [-1, 1.5, '3', null, sign, 3_000_000])
    expect(witness().execution(ended('DONE'), counted(count))).toMatchObject({ isBent: true, execution: { state: 'STOPPED' } })
  const falling = witness()
  falling.tell('ALIVE', sign)
  falling.tell('ALIVE', sign)
  expect(falling.execution(ended('DONE'), counted(sign))).toMatchObject({ isBent: true })
  const reset = witness()
  reset.tell('ALIVE', sign)
  expect(reset.execution(ended('DONE'), counted(7))).toMatchObject({ isBent: true })
})

it('believes signs that leave stretches out, as what C goes through costs many steps at once', () => {
  const one = witness()
  one.tell('ALIVE', 3 * sign + 9)
  one.tell('ALIVE', 4 * sign)
  expect(one.execution(ended('DONE'), counted(4 * sign + 1))).toMatchObject({ isBent: false, execution: { stepCount: 4 * sign + 1 } })
  for (const steps of [sign - 1, '200000', limits.stepCount + sign]) {
    const other = witness()
    other.tell('ALIVE', steps)
    expect(other.execution(ended('DONE'), counted(1)).isBent).toBe(true)
  }
})

it('believes nothing once the program has had hold of what counts it', () => {
  const touched = witness()
  touched.tell('BENT')
  expect(touched.execution(ended('DONE'), counted(1))).toMatchObject({ isBent: true, execution: { output: '', stepCount: 0 } })
  expect(witness().execution(ended('DONE'), counted(1, 'a', false))).toMatchObject({ isBent: true })
  expect(witness().execution(ended('DONE'), 'no JSON')).toMatchObject({ isBent: true })
})

it('knows by itself which limit was reached, whatever the program says of its end', () => {
  const slow = witness()
  for (let at = 1; at * sign <= limits.stepCount; at++) slow.tell('ALIVE', at * sign)
  slow.tell('STEP_LIMIT')
  expect(slow.execution(ended('DONE'), counted(limits.stepCount))).toMatchObject({ execution: { state: 'STEP_LIMIT', error: null } })
  const loud = witness()
  loud.cutOff('OUTPUT_LIMIT')
  loud.cutOff('DONE')
  expect(loud.execution(ended('DONE'), counted(1))).toMatchObject({ execution: { state: 'OUTPUT_LIMIT' } })
  expect(witness().execution(ended('DONE'), counted(1, 'abcdefg'))).toMatchObject({ execution: { state: 'OUTPUT_LIMIT', output: 'abcde' } })
  const watched = witness()
  watched.cutOff('STOPPED')
  expect(watched.execution(ended('DONE'), counted(1))).toMatchObject({ execution: { state: 'STOPPED', output: 'a' } })
})

it('takes an error in the words that it has, and what is none as a broken program', () => {
  const error = { type: 'ValueError', message: 'x', line: 3 }
  expect(witness().execution(ended('RUNTIME_ERROR', error), counted(1)).execution).toMatchObject({ state: 'RUNTIME_ERROR', error })
  const broken = { type: 'SystemError', message: '', line: null }
  expect(witness().execution(ended('RUNTIME_ERROR', { line: 1.5 }), counted(1)).execution.error).toEqual(broken)
  expect(witness().execution(ended('ACCEPTED'), counted(1)).execution).toMatchObject({ state: 'RUNTIME_ERROR', error: broken })
  expect(witness().misread(ended('SYNTAX_ERROR', error))).toEqual({ state: 'SYNTAX_ERROR', output: '', error, stepCount: 0 })
})
