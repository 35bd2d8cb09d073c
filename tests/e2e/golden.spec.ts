import { join } from 'node:path'
import { build } from 'vite'
import { blockPlays } from '../../mock-server/blocks/blockPlays.ts'
import { pythonText } from '../../src/domain/blocks/printPython.ts'
import { type SeaRecording, SeaReplay } from '../../src/domain/blocks/pythonPlay.ts'
import { defaultLimits } from '../../src/domain/problems/execution.ts'
import { judge } from '../../src/domain/problems/verdict.ts'
import { areCorporaWhole } from '../corpora.ts'
import { dataOf, goldenSubmissions, judgedProblems, outcomeOf } from '../golden/golden.ts'
import { goldenBlocks } from '../golden/goldenBlocks.ts'
import { expect, openShortHome, test } from './demo.ts'
import { type RunnerPage, withRunner } from './runnerPage.ts'

/**
 * Node judges all of them (mock-server/problems/judgeData.test.ts). Here Chromium judges the right solution of each problem, three of each
 * other verdict, and one that uses up its steps, as those take longest. `CORPORA=all` judges every one here too.
 */
const judgedHere = areCorporaWhole
  ? goldenSubmissions
  : goldenSubmissions.filter((one) => {
      const alike = goldenSubmissions.filter(({ state }) => state === one.state)
      return one.state === 'ACCEPTED' || alike.indexOf(one) < (one.state === 'STEP_LIMIT' ? 1 : 3)
    })

test.use({ reusesPage: true })
// The whole corpus takes long: its programs that use up their steps alone take minutes.
if (areCorporaWhole) test.setTimeout(0)

test('the page judges the golden submissions and blocks, and moves the sea by Python, as Node does, to the step', { tag: '@all' }, async ({
  page,
}) => {
  await openShortHome(page)

  await test.step('blocks', async () => {
    const verdicts = await page.evaluate(`${await judgeOfBlocks()}; judgeGoldenBlocks()`)
    expect(goldenBlocks.length).toBeGreaterThanOrEqual(60)
    expect(verdicts).toEqual(goldenBlocks.map(({ verdict }) => verdict))
  })

  await withRunner(page, 'dist-demo')
  await test.step('Python', async () => {
    expect(new Set(judgedHere.map(({ problemId }) => problemId)).size).toBe(judgedProblems.length)
    expect(new Set(judgedHere.map(({ state }) => state))).toEqual(new Set(goldenSubmissions.map(({ state }) => state)))
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

  await test.step('the sea', async () => {
    const played = Object.entries(blockPlays).flatMap(([title, { reference, worlds }]) =>
      worlds.map(({ stage }) => ({ title, stage, code: pythonText(reference, stage) })),
    )
    const recordings = await page.evaluate(
      async ({ asked, limits }) => {
        const { runner } = window as unknown as RunnerPage
        const all: SeaRecording[] = []
        for (const { code, stage } of asked) all.push(await runner.runInSea({ code, stage, limits }).result)
        return all
      },
      { asked: played, limits: { ...defaultLimits } },
    )
    for (const [at, recording] of recordings.entries()) {
      const { title, stage } = played[at]!
      expect.soft(new SeaReplay(recording, stage).run().name, `${title}: ${stage.label}`).toBe('ARRIVED')
    }
  })
})

/** Bundles the interpreter of blocks and the golden programs as one script, since the app has it in several chunks with minified names. */
async function judgeOfBlocks(): Promise<string> {
  const entry = join(import.meta.dirname, 'goldenBlocksInPage.ts')
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { lib: { entry, formats: ['iife'], name: 'goldenPage' }, write: false, target: 'es2022' },
  })
  const [result] = [built].flat()
  const chunk = result !== undefined && 'output' in result ? result.output[0] : undefined
  if (chunk === undefined) throw new Error('The judge of blocks was not built')
  return chunk.code
}
