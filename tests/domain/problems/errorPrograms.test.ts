import { describe, expect, it } from 'vitest'
import { defaultLimits } from '../../../src/domain/problems/execution.ts'
import { explainPythonError } from '../../../src/domain/problems/pythonErrors.ts'
import { maxMisses, sampleOf } from '../../corpora.ts'
import { slicesOf } from '../../golden/golden.ts'
import { refusedPrograms } from './programs/programs.ts'
import { withPython } from './tutor/attempts.ts'

const { python } = withPython()

describe('programs that Python refuses', () => {
  it('are a thousand and more, none of them twice', () => {
    expect(refusedPrograms.length).toBeGreaterThanOrEqual(1_000)
    expect(new Set(refusedPrograms.map(({ code, input }) => `${code} ${input}`)).size).toBe(refusedPrograms.length)
  })

  const asked = sampleOf(refusedPrograms)
  const missed: string[] = []

  it.each(slicesOf(asked, 200))('%s to %s are told nothing that is untrue', async (from, to) => {
    for (const { error: type, says, never, code, input } of asked.slice(from, to)) {
      const [execution] = await python().runCases({ language: 'PYTHON', code, inputs: [input], limits: defaultLimits }).result
      const error = execution?.error ?? null
      if (error === null) throw new Error(`no error: ${code}`)
      expect(error.type, code).toBe(type)
      const { what, how } = explainPythonError(error, code)
      const words = `${what} ${how}`
      if (!says.every((pattern) => pattern.test(words))) missed.push(`${code}\n   ${error.type}: ${error.message}\n   ${words}`)
      for (const pattern of never) expect(words, code).not.toMatch(pattern)
    }
  })

  it('are told what was done, nine of ten and more', () => {
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(maxMisses(0.1, asked))
  })
})
