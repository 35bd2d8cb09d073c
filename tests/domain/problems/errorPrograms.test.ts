import { describe, expect, it } from 'vitest'
import { defaultLimits, type PythonError } from '../../../src/domain/problems/execution.ts'
import { explainPythonError } from '../../../src/domain/problems/pythonErrors.ts'
import { withPython } from './tutor/attempts.ts'
import { errorPrograms } from './errorPrograms.ts'
import { furtherErrors, lastErrors } from './furtherErrors.ts'
import { freshErrors, knownErrors } from './refusedPrograms.ts'

const { python } = withPython()

async function errorOf(code: string, input: string): Promise<PythonError> {
  const { result } = python().runCases({ language: 'PYTHON', code, inputs: [input], limits: defaultLimits })
  const error = (await result)[0]?.error ?? null
  if (error === null) throw new Error(`no error: ${code}`)
  return error
}

describe('programs that Python refuses', () => {
  it('are a hundred and twenty and more, none of them twice', () => {
    expect(errorPrograms.length).toBeGreaterThanOrEqual(120)
    expect(new Set(errorPrograms.map(([code, , input]) => `${code} ${input ?? ''}`)).size).toBe(errorPrograms.length)
  })

  it('are explained by what was done, nine of ten and more', async () => {
    const missed: string[] = []
    for (const [code, says, input = ''] of errorPrograms) {
      const error = await errorOf(code, input)
      const { what, how } = explainPythonError(error, code)
      if (!says.test(`${what} ${how}`)) missed.push(`${code}\n   ${error.type}: ${error.message}\n   ${what} ${how}`)
    }
    expect(missed.length / errorPrograms.length, missed.join('\n')).toBeLessThanOrEqual(0.1)
  })
})

describe('programs that Python refuses, with what would be untrue of them', () => {
  it.each([
    ['that the explanations were mended by', knownErrors],
    ['that they met unseen', freshErrors],
    ['of a third list', furtherErrors],
    ['of a fourth', lastErrors],
  ])('%s are told what is true, nine of ten and more what it is', async (_, programs) => {
    const missed: string[] = []
    for (const { code, input = '', says, never } of programs) {
      const { what, how } = explainPythonError(await errorOf(code, input), code)
      const words = `${what} ${how}`
      if (!says.test(words)) missed.push(`${code}\n   ${words}`)
      if (never) expect(words, code).not.toMatch(never)
    }
    expect(missed.length / programs.length, missed.join('\n')).toBeLessThanOrEqual(0.1)
  })
})
