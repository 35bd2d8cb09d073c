import { expect, it } from 'vitest'
import { sampleOf } from '../../../golden/golden.ts'
import { answersOf } from './answers.ts'
import { furtherPrograms, furtherRight, lastPrograms } from './furtherPrograms.ts'

const { answerTo, hintsFor } = answersOf()

/** So many at a time. */
const sliceLength = 18
const slices = [0, 1, 2].map((at) => sampleOf(furtherPrograms).slice(at * sliceLength, (at + 1) * sliceLength))

it.each([
  ...slices.filter(({ length }) => length > 0).map((slice) => ['third', slice, 0.15] as const),
  ['fourth', sampleOf(lastPrograms), 0.3] as const,
])('novices’ programs of a %s list are told what is true of them, most of them what it is', async (_, programs, most) => {
  const missed: string[] = []
  const misled: string[] = []
  for (const program of programs) {
    const { state, feedback } = await answerTo(program)
    const name = `${program.title}: ${program.cause}`
    const words = feedback.map(({ question, explanation }) => `${question} ${explanation}`).join(' ')
    expect(state, name).not.toBe('ACCEPTED')
    expect(feedback.length, name).toBeGreaterThan(0)
    if (!program.says.test(words)) missed.push(`${name}: ${words}`)
    misled.push(
      ...feedback.flatMap(({ rule, line }) => (line === null || program.lines.includes(line) ? [] : [`${name} (${rule}, ${line})`])),
    )
  }
  expect(misled).toEqual([])
  expect(missed.length / programs.length, missed.join('\n')).toBeLessThanOrEqual(most)
})

it('right programs of a third list are not criticised, before or after', async () => {
  const criticised: string[] = []
  for (const [title, code] of sampleOf(furtherRight)) {
    const { state, feedback } = await answerTo({ title, code })
    expect(state, code).toBe('ACCEPTED')
    criticised.push(...[...feedback, ...(await hintsFor({ title, code }))].map(({ rule }) => `${rule}: ${code}`))
  }
  expect(criticised).toEqual([])
})
