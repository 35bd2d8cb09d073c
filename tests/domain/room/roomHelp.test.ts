import { describe, expect, it } from 'vitest'
import { closesHelp, forbidsHelp, helps } from '../../../src/domain/room/roomHelp.ts'

const endDate = '2026-11-20T10:40:00+09:00'

describe('the time of somebody in a room', () => {
  it.each([
    ['10:39:59', 5, true],
    ['10:40:00', 5, true],
    ['10:44:59', 5, true],
    ['10:45:00', 5, false],
    ['10:39:59', 0, true],
    ['10:40:00', 0, false],
  ])('closes help at %s with %i late minutes: %s', (time, lateMinutes, isClosed) => {
    expect(closesHelp({ lateMinutes }, { endDate }, Date.parse(endDate.replace('10:40:00', time)))).toBe(isClosed)
  })
})

describe('what a room forbids', () => {
  const always = ['QUESTION', 'EARLIER_ANSWER']
  it.each([
    [{ allowsHints: true, allowsTutor: true, verdicts: 'AT_ONCE' }, always],
    [{ allowsHints: false, allowsTutor: true, verdicts: 'AT_ONCE' }, ['HINT', ...always]],
    [{ allowsHints: true, allowsTutor: false, verdicts: 'AT_ONCE' }, ['TUTOR', 'COUNTEREXAMPLE', ...always]],
    [{ allowsHints: true, allowsTutor: true, verdicts: 'AT_END' }, ['COUNTEREXAMPLE', 'TRIAL', ...always]],
  ] as const)('of %o', (rules, forbidden) => {
    expect(helps.filter((help) => forbidsHelp(rules, help)).toSorted()).toEqual([...forbidden].toSorted())
  })
})
