import { describe, expect, it } from 'vitest'
import { allowedDifferences } from './allowedDifferences.ts'
import { type Answer, readAnswers, type SharedProgram, sharedPrograms } from './differential.ts'
import { defaultLimits, type PythonError } from '../../../../src/domain/problems/execution.ts'
import { sampleOf } from '../../../corpora.ts'
import { patience, runner, startRunner } from '../startedRunner.ts'

startRunner()

const { answers } = readAnswers()

const toldOf = ({ type, message }: PythonError) => (message === '' || message === type ? type : `${type}: ${message}`)

/** CPython names the module of an error (`json.decoder.JSONDecodeError`), which is left out here. */
const withoutModule = (error: string | null) => error?.replace(/^(?:\w+\.)+(?=\w+)/, '') ?? null

async function answerHere({ code, input }: SharedProgram): Promise<Answer> {
  const [execution] = await runner.runCases({ language: 'PYTHON', code, inputs: [input], limits: defaultLimits }).result
  const error = execution?.error ?? null
  return { output: execution?.output ?? '', error: error && toldOf(error), line: error?.line ?? null }
}

describe('programs that CPython was given, too', () => {
  it('are two hundred at least, each with a recorded answer', () => {
    const titles = sharedPrograms.map(({ title }) => title)
    expect(titles.length).toBeGreaterThanOrEqual(200)
    expect(new Set(titles)).toEqual(new Set(Object.keys(answers)))
    expect(titles).toEqual(expect.arrayContaining(Object.keys(allowedDifferences)))
  })

  it.each(sampleOf(sharedPrograms))(
    'have the same answer here: one that $title',
    async (program) => {
      const recorded = answers[program.title]
      const wanted = { ...recorded, error: withoutModule(recorded?.error ?? null) }
      const allowed = allowedDifferences[program.title]?.here
      expect(await answerHere(program)).toEqual({ ...wanted, ...allowed })
      // An allowed difference must still be one.
      if (allowed !== undefined) expect(wanted).not.toMatchObject(allowed)
    },
    patience,
  )
})
