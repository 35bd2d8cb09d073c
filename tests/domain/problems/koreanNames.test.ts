import { expect, it } from 'vitest'
import { defaultLimits } from '../../../src/domain/problems/execution.ts'
import { explainPythonError } from '../../../src/domain/problems/pythonErrors.ts'
import { sampleOf } from '../../corpora.ts'
import { slicesOf } from '../../golden/golden.ts'
import { inKorean } from './koreanNames.ts'
import { refusedPrograms } from './programs/programs.ts'
import { withPython } from './tutor/attempts.ts'

const { python } = withPython()

async function sentencesOn(code: string, input: string): Promise<string> {
  const { result } = python().runCases({ language: 'PYTHON', code, inputs: [input], limits: defaultLimits })
  const error = (await result)[0]?.error ?? null
  if (error === null) throw new Error(`no error: ${code}`)
  const { what, how } = explainPythonError(error, code)
  return `${what} ${how}`
}

const translated = refusedPrograms
  .map(({ code, input }) => ({ code, input, translation: inKorean(code) }))
  .filter(({ code, translation }) => code !== translation.korean)

it('many programs have names of their own', () => {
  expect(translated.length).toBeGreaterThanOrEqual(650)
})

const asked = sampleOf(translated)

it.each(slicesOf(asked, 100))('programs %s to %s are told alike with English and with Korean names', async (from, to) => {
  const different: string[] = []
  for (const {
    code,
    input,
    translation: { korean, plain },
  } of asked.slice(from, to)) {
    const [one, other] = [await sentencesOn(code, input), await sentencesOn(korean, input)]
    if (plain(one) !== plain(other)) different.push(`${korean}\n  ${one}\n  ${other}`)
  }
  expect(different).toEqual([])
})
