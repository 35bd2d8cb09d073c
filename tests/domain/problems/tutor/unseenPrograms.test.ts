import { expect, it } from 'vitest'
import { maxMisses, sampleOf } from '../../../corpora.ts'
import { slicesOf } from '../../../golden/golden.ts'
import { unseenPrograms, wrongPrograms } from '../programs/programs.ts'
import { answersOf } from './answers.ts'

const { answerTo } = answersOf()
const asked = sampleOf(unseenPrograms)

/** The tutor may point at a wrong line of so many programs in a hundred. */
const maxMisled = 0.02

it('the lists of programs that were labelled before the tutor saw them have fifty each, and none is in the other lists', () => {
  expect(unseenPrograms).toHaveLength(150)
  expect(unseenPrograms.filter(({ cause, kind, lines }) => cause === '' || kind === '' || lines.length === 0)).toEqual([])
  const plain = ({ title, code }: { readonly title: string; readonly code: string }) => `${title} ${code.replaceAll(/\s+/g, '')}`
  const known = new Set(wrongPrograms.map(plain))
  expect(unseenPrograms.filter((program) => known.has(plain(program)))).toEqual([])
})

const misled: string[] = []

it.each(slicesOf(asked, 5))('%s to %s: the tutor speaks', async (from, to) => {
  for (const program of asked.slice(from, to)) {
    const { state, feedback } = await answerTo(program)
    expect(state, program.cause).not.toBe('ACCEPTED')
    expect(feedback.length, program.cause).toBeGreaterThan(0)
    const elsewhere = feedback.filter(({ line }) => line !== null && !program.lines.includes(line))
    misled.push(...elsewhere.map(({ rule, line }) => `${program.title}: ${program.cause} (${rule}, ${line})`))
  }
})

it('it points at no line but those of the mistake', () => {
  expect(misled.length, misled.join('\n')).toBeLessThanOrEqual(maxMisses(maxMisled, asked))
})
