import { expect, test } from 'vitest'
import { contract } from '../../src/adapters/http/contract/contract.ts'
import { firstSteps } from '../../src/adapters/http/contract/firstCalls.ts'
import { callsOf, unknownWords } from './selectedCalls.ts'

const namesOf = (...only: string[]) => callsOf(contract, only).map(({ name }) => name)

test.each(firstSteps)('the step $name names its calls, and takes along what they need', ({ name, calls }) => {
  const chosen = namesOf(name)
  // The chosen calls keep the order of the chapter's table.
  expect(chosen.filter((call) => calls.includes(call))).toEqual(calls)
  expect(calls.filter((call) => !chosen.includes(call))).toEqual([])
  expect(chosen.length).toBeLessThan(2 * calls.length)
})

test('a word that is no step is the beginning of a path; several words add up', () => {
  expect(callsOf(contract, ['problems']).every(({ path }) => path.startsWith('problems'))).toBe(true)
  expect(new Set(namesOf('home', 'problem'))).toEqual(new Set([...namesOf('home'), ...namesOf('problem')]))
  expect(unknownWords(contract, ['hom', 'home', 'mains', 'nothere'])).toEqual(['hom', 'nothere'])
  expect(namesOf()).toEqual(contract.map(({ name }) => name))
})
