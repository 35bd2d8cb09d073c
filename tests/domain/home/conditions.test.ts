import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allOf,
  anyOf,
  type SectionCondition,
  type ConditionResult,
  everyone,
  not,
  onMainSite,
  signedIn,
} from '../../../src/domain/home/conditions.ts'
import { allFacts, decidingFacts } from '../../../src/domain/home/reasons.ts'
import { aHome } from './aHome.ts'
import { factLine } from './factLine.ts'
import { guest } from '../viewer/viewers.ts'

const home = aHome()
const answers = [true, false, 'waiting'] as const
const saying = (answer: ConditionResult): SectionCondition => ({
  name: String(answer),
  fact: { name: 'everyone', subject: null },
  evaluate: () => answer,
})
const decide = (condition: SectionCondition, context = home) => decidingFacts({ condition, context }).map(factLine)
const table = (combine: (...conditions: SectionCondition[]) => SectionCondition) =>
  answers.map((one) => answers.map((other) => combine(saying(one), saying(other)).evaluate(home)))

describe('conditions that may have to wait', () => {
  it('allOf: one no settles it, whatever the other waits for [S-161]', () => {
    expect(table(allOf)).toEqual([
      [true, false, 'waiting'],
      [false, false, false],
      ['waiting', false, 'waiting'],
    ])
  })

  it('anyOf: one yes settles it, whatever the other waits for [S-060]', () => {
    expect(table(anyOf)).toEqual([
      [true, true, true],
      [true, false, 'waiting'],
      [true, 'waiting', 'waiting'],
    ])
  })

  it('not: turns yes and no around and leaves waiting [S-098]', () => {
    expect(answers.map((answer) => not(saying(answer)).evaluate(home))).toEqual([false, true, 'waiting'])
  })

  it('what is settled while waiting stays so, however the waiting ends [A-23]', () => {
    const answer = fc.constantFrom<ConditionResult>(...answers)
    fc.assert(
      fc.property(fc.array(answer), fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }), (early, ends) => {
        const late = early.slice(0, 20).map((each, at) => (each === 'waiting' ? (ends[at] ?? false) : each))
        for (const combine of [allOf, anyOf]) {
          const first = combine(...early.slice(0, 20).map(saying)).evaluate(home)
          if (first !== 'waiting') expect(combine(...late.map(saying)).evaluate(home)).toBe(first)
        }
      }),
    )
  })

  it('explains itself by its facts, each once [S-008]', () => {
    const condition = anyOf(allOf(signedIn, everyone), not(signedIn))
    expect(condition.name).toBe('anyOf(allOf(signedIn, everyone), not(signedIn))')
    expect(allFacts({ condition, context: home }).map(factLine)).toEqual(['signedIn: yes', 'everyone: yes'])
  })

  it('tells which of its facts settled it: one no of all, one yes of any, the fact behind a not [S-334]', () => {
    const guestHome = aHome({ viewer: guest })
    expect(decide(allOf(signedIn, onMainSite), guestHome)).toEqual(['signedIn: no'])
    expect(decide(allOf(signedIn, onMainSite))).toEqual(['signedIn: yes', 'onMainSite: yes'])
    expect(decide(anyOf(signedIn, onMainSite), guestHome)).toEqual(['onMainSite: yes'])
    expect(decide(allOf(not(signedIn), onMainSite))).toEqual(['signedIn: yes'])
  })
})
