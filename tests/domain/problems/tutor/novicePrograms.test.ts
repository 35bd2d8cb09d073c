import { describe, expect, it } from 'vitest'
import { goldenSubmissions, sampleOf, slicesOf } from '../../../golden/golden.ts'
import { answersOf } from './answers.ts'
import { freshPrograms, knownPrograms } from './labelledPrograms.ts'
import { novicePrograms, unusualPrograms } from './novicePrograms.ts'

const { answerTo, hintsFor } = answersOf()

// Each has its program changed and run many times over.
const askedPrograms = sampleOf(novicePrograms)

const plain = (code: string) => code.replaceAll(/\s+/g, '')

describe('novices’ programs', () => {
  it('are sixty and more, none of which is golden', () => {
    const golden = new Set(goldenSubmissions.map(({ code }) => plain(code)))
    expect(novicePrograms.length).toBeGreaterThanOrEqual(60)
    expect(novicePrograms.filter(({ code }) => golden.has(plain(code)))).toEqual([])
  })

  const missed: string[] = []

  it.each(slicesOf(askedPrograms, 10))('%s to %s: nothing that is said leads away from the cause', async (from, to) => {
    const misled: string[] = []
    for (const program of askedPrograms.slice(from, to)) {
      const { state, feedback } = await answerTo(program)
      const name = `${program.title}: ${program.cause}`
      const rules = feedback.map(({ rule }) => rule)
      expect(state, name).not.toBe('ACCEPTED')
      expect(rules.length, name).toBeGreaterThan(0)
      if (!rules.some((rule) => program.hits.includes(rule))) missed.push(`${name} (${rules.join(', ')})`)
      const known = new Set([...program.hits, ...program.asides, ...(program.hits.length === 0 ? ['작은 입력으로 따라가기'] : [])])
      misled.push(...rules.filter((rule) => !known.has(rule)).map((rule) => `${name} (${rule})`))
    }
    expect(misled).toEqual([])
  })

  it('have their cause told, at least 85 of 100', () => {
    expect(missed.length / askedPrograms.length, missed.join('\n')).toBeLessThanOrEqual(0.15)
  })
})

describe('novices’ programs with the lines that may be spoken of', () => {
  it.each([
    ['those that the rules were mended by', knownPrograms],
    ['those that they met unseen', freshPrograms],
  ])('%s are told what is true of them, 85 of 100 what it is', async (_, programs) => {
    const missed: string[] = []
    const misled: string[] = []
    const asked = sampleOf(programs)
    for (const program of asked) {
      const { state, feedback } = await answerTo(program)
      const name = `${program.title}: ${program.cause}`
      const words = feedback.map(({ question, explanation }) => `${question} ${explanation}`).join(' ')
      expect(state, name).not.toBe('ACCEPTED')
      expect(feedback.length, name).toBeGreaterThan(0)
      if (!program.says.test(words)) missed.push(name)
      misled.push(
        ...feedback.flatMap(({ rule, line }) => (line === null || program.lines.includes(line) ? [] : [`${name} (${rule}, ${line})`])),
      )
    }
    expect(misled).toEqual([])
    expect(missed.length / asked.length, missed.join('\n')).toBeLessThanOrEqual(0.15)
  })
})

describe('right programs that are written in an unusual way', () => {
  it('are thirty and more, and accepted; nothing is said of them, before or after', async () => {
    expect(unusualPrograms.length).toBeGreaterThanOrEqual(30)
    const criticised: string[] = []
    for (const program of unusualPrograms) {
      const { state, feedback } = await answerTo(program)
      expect(state, program.code).toBe('ACCEPTED')
      criticised.push(...[...feedback, ...(await hintsFor(program))].map(({ rule }) => `${rule}: ${program.code}`))
    }
    expect(criticised).toEqual([])
  })
})
