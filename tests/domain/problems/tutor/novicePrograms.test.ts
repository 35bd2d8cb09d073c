import { afterAll, describe, expect, it } from 'vitest'
import { areCorporaWhole, maxMisses, sampleOf } from '../../../corpora.ts'
import { goldenSubmissions, slicesOf } from '../../../golden/golden.ts'
import { rightPrograms, wrongPrograms } from '../programs/programs.ts'
import { answersOf } from './answers.ts'
import { ruleTally } from './ruleTally.ts'

const { answerTo, hintsFor } = answersOf()

// The tutor changes and runs each program many times, which takes long.
const asked = sampleOf(wrongPrograms)

const plain = (code: string) => code.replaceAll(/\s+/g, '')

describe('novices’ programs', () => {
  it('are five hundred and more, none of them twice; those whose rules are listed are not golden', () => {
    expect(wrongPrograms.length).toBeGreaterThanOrEqual(500)
    expect(new Set(wrongPrograms.map(({ title, code }) => `${title} ${code}`)).size).toBe(wrongPrograms.length)
    const golden = new Set(goldenSubmissions.map(({ code }) => plain(code)))
    expect(wrongPrograms.filter(({ rules, code }) => rules !== null && golden.has(plain(code)))).toEqual([])
  })

  it('each tell what is true of them', () => {
    expect(wrongPrograms.filter(({ cause, rules, says }) => cause === '' || (rules === null && says.length === 0))).toEqual([])
  })

  const tally = ruleTally()
  const missed: string[] = []
  const misled: string[] = []

  it.each(slicesOf(asked, 5))('%s to %s are answered', async (from, to) => {
    for (const program of asked.slice(from, to)) {
      const { state, feedback } = await answerTo(program)
      const name = `${program.title}: ${program.cause}`
      expect(state, name).not.toBe('ACCEPTED')
      expect(feedback.length, name).toBeGreaterThan(0)
      const words = feedback.map(({ question, explanation }) => `${question} ${explanation}`).join(' ')
      const { rules, asides, lines, says } = program
      const isHit = rules === null || feedback.some(({ rule }) => rules.includes(rule))
      if (!isHit || !says.every((pattern) => pattern.test(words))) missed.push(`${name}: ${words}`)
      const known = rules && new Set([...rules, ...asides, ...(rules.length === 0 ? ['작은 입력으로 따라가기'] : [])])
      for (const { rule, line } of feedback) {
        const isRuleTrue = known === null || known.has(rule)
        const isLineTrue = lines === null || line === null || lines.includes(line)
        tally.note(rule, isRuleTrue && isLineTrue)
        if (!isRuleTrue || !isLineTrue) misled.push(`${name} (${rule}, ${line})`)
      }
    }
  })

  it('are led away from their cause in one case of a hundred at most', () => {
    expect(misled.length, misled.join('\n')).toBeLessThanOrEqual(maxMisses(0.01, asked))
  })

  it('are told by no rule that is wrong in two cases of ten', () => {
    expect(tally.imprecise(), tally.lines().join('\n')).toEqual([])
  })

  afterAll(() => {
    if (areCorporaWhole) process.stdout.write(`${tally.lines().join('\n')}\n`)
  })

  it('have their cause told, at least 85 of 100', () => {
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(maxMisses(0.15, asked))
  })
})

describe('right programs that are written in an unusual way', () => {
  it('are a hundred and more, and accepted; nothing is said of them, before or after', async () => {
    expect(rightPrograms.length).toBeGreaterThanOrEqual(100)
    const criticised: string[] = []
    for (const program of sampleOf(rightPrograms)) {
      const { state, feedback } = await answerTo(program)
      expect(state, program.code).toBe('ACCEPTED')
      criticised.push(...[...feedback, ...(await hintsFor(program))].map(({ rule }) => `${rule}: ${program.code}`))
    }
    expect(criticised).toEqual([])
  })
})
