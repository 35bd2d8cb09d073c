import { describe, expect, it } from 'vitest'
import { askedSubmissions as wrong, dataOf, verdictOf } from '../golden/golden.ts'
import { areCorporaWhole } from '../corpora.ts'
import { tutorWords } from '../../mock-server/content/tutorWords.ts'
import { makeRuleTutor, type TutorEvent } from '../../src/application/tutor.ts'
import { parsePythonError } from '../../src/domain/problems/parsePythonError.ts'
import { patience, runner, startRunner } from '../adapters/python/startedRunner.ts'

startRunner()

/** Removes blanks, which do not make a different line. */
const bare = (text: string) => text.replaceAll(/\s+/g, '')

/** Shorter lines occur in any program, so they give nothing away. */
const shortestLine = 12

// Even a tenth of these programs takes half a minute, so the test belongs to the second tier.
describe.runIf(areCorporaWhole)('the tutor never gives the solution away', () => {
  it('is asked about sixty wrong submissions and more, where all are', () => {
    expect(wrong.length).toBeGreaterThanOrEqual(60)
  })

  it.each(wrong)(
    '$title: $why',
    async ({ problemId, code, state }) => {
      const data = dataOf(problemId)
      // The tutor sees the output of the examples, as a learner does; the results of the other cases are recorded.
      const cases = data.problem.cases.filter(({ visibility }) => visibility === 'OPEN')
      const limits = { ...data.limits, stepCount: 50_000 }
      const verdict = await verdictOf(runner, { ...data, limits, problem: { ...data.problem, cases } }, code)
      const failed = verdict.caseList.find((one) => one.state !== 'ACCEPTED')
      const [example] = cases
      const said: string[] = []
      await makeRuleTutor({ loadReader: async () => runner }).ask(
        {
          problemId,
          language: 'PYTHON',
          code,
          submissionId: null,
          state,
          error: verdict.message === null ? null : parsePythonError(verdict.message, verdict.line),
          sample: {
            input: failed?.input ?? example?.input ?? '',
            expectedOutput: failed?.expectedOutput ?? example?.expectedOutput ?? '',
            output: failed?.output ?? null,
          },
          examples: cases,
          failedLabels: [],
        },
        (event: TutorEvent) => event.kind === 'POINT' && said.push(event.question, event.explanation),
      )
      // The tutor says something about every wrong program.
      expect(said.length).toBeGreaterThan(0)
      await expectNoSolution(said, code, problemId)
    },
    patience,
  )

  it(
    'nor does the demo’s backend, whose words are the same for every problem',
    async () => {
      const { states, question, failed, ...rest } = tutorWords
      const said = [...Object.values(states), question('반복문'), failed(1), ...Object.values(rest)]
      for (const { problemId, code } of wrong.slice(0, 10)) await expectNoSolution(said, code, problemId)
    },
    patience,
  )
})

async function expectNoSolution(said: readonly string[], code: string, problemId: number): Promise<void> {
  const data = dataOf(problemId)
  const own = bare(code)
  const lines = (data.reference ?? '').split('\n').map(bare)
  const telling = lines.filter((line) => line.length >= shortestLine && !own.includes(line))
  const whole = bare(said.join('\n'))
  for (const line of telling) expect(whole).not.toContain(line)
  const pieces = said.flatMap((text) => [...text.matchAll(/`([^`]+)`/g)].map(([, piece = '']) => piece))
  for (const program of [...said, ...pieces, pieces.join('\n'), said.join('\n')])
    expect((await verdictOf(runner, data, program)).state).not.toBe('ACCEPTED')
}
