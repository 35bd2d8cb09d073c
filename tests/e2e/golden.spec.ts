import { judge } from '../../src/domain/problems/verdict.ts'
import { dataOf, goldenSubmissions, outcomeOf } from '../golden/golden.ts'
import { expect, openShortHome, test } from './demo.ts'
import { type RunnerPage, withRunner } from './runnerPage.ts'

// More than two hundred programs.
test.describe.configure({ timeout: 120_000 })
test.use({ reusesPage: true })

/** Of those that use up their steps one, which is stopped at the same step: all of them take nine tenths of the time, and are judged in Node. */
const judgedHere = goldenSubmissions.filter(({ state, problemId }) => state !== 'STEP_LIMIT' || problemId === 7001)

test('judges the golden submissions in the page as in Node, to the step', async ({ page }) => {
  await openShortHome(page)
  await withRunner(page, 'dist-demo')
  for (const { title, why, problemId, code, state, score, stepCount, caseStates, caseSteps } of judgedHere) {
    const { problem, limits } = dataOf(problemId)
    const executions = await page.evaluate(
      ({ code: program, inputs, limits: most }) => {
        const { runner } = window as unknown as RunnerPage
        return runner.runCases({ language: 'PYTHON', code: program, inputs, limits: most }).result
      },
      { code, inputs: problem.cases.map(({ input }) => input), limits: { ...limits } },
    )
    expect.soft(outcomeOf(judge(problem, executions)), `${title}: ${why}`).toEqual({ state, score, stepCount, caseStates, caseSteps })
  }
})
