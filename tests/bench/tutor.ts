import type { Browser, Page } from '@playwright/test'
import type { Row } from './budgetTable.ts'
import { median, percentile } from './statistics.ts'
import type { Bench, Subject } from './subject.ts'
import { visit } from './visit.ts'
import { findCounterexample } from '../../mock-server/counterexamples.ts'
import { defaultLimits } from '../../src/domain/problems/execution.ts'
import { nodePythonRunner } from '../../src/shell/python/nodePythonRunner.ts'
import type { PythonRunner } from '../../src/adapters/python/workerRunner.ts'
import { withRunner } from '../e2e/runnerPage.ts'
import { dataOf, goldenSubmissions } from '../golden/golden.ts'
import { problemPath } from './problemPage.ts'

const limits = { ...defaultLimits }

/** A program of a thousand rounds, whose two thousand steps fill a recording. */
const sum = 'total = 0\nxs = [1, 2, 3]\nfor i in range(1000):\n    total += i\nprint(total)\n'

/** A program in which each round changes a table, a dictionary and the output, all of which each step shows. */
const tables = [
  'words = ["가오리", "해마", "복어", "문어"] * 4',
  'counts = {word: 0 for word in words}',
  'square = [[row * 8 + at for at in range(8)] for row in range(8)]',
  'total = 0',
  'for i in range(1000):',
  '    total += i; counts[words[i % 16]] += 1; square[i % 8][i // 8 % 8] = i; print(i)',
  'print(total)',
  '',
].join('\n')

const frameMs = 1000 / 60
const searchMs = 2_000

/** Measures the help beside a program: recording its steps, moving through them, and finding inputs on which it fails. */
export function tutor({ browser, urls }: Bench): Subject {
  const recorded: Record<'sum' | 'tables', number[]> = { sum: [], tables: [] }
  const frames: number[] = []
  return {
    name: 'tutor',
    async measure() {
      await visit(browser, { url: `${urls.learner}nothing-here`, isDesktop: true }, async (page) => {
        await withRunner(page, 'dist')
        recorded.sum.push(await recordingTime(page, sum))
        recorded.tables.push(await recordingTime(page, tables))
      })
      frames.push(...(await scrub(browser, `${urls.learner}${problemPath}`)))
    },
    async rows() {
      return [
        { measure: '2,000 steps recorded, over the plain run', value: median(recorded.sum), unit: 'ms', most: 20, isReportedOnly: true },
        { measure: 'the same of tables that change', value: median(recorded.tables), unit: 'ms', most: 20, isReportedOnly: true },
        { measure: 'a step to its frame, of 2,000, median', value: median(frames), unit: 'ms', most: frameMs, isReportedOnly: true },
        {
          measure: 'a step to its frame, of 2,000, 19 of 20',
          value: percentile(frames, 0.95),
          unit: 'ms',
          most: frameMs,
          isReportedOnly: true,
        },
        ...(await searchRows()),
      ]
    },
  }
}

/** The least of ten recordings beside the least of ten plain runs. */
const recordingTime = (page: Page, program: string) =>
  page.evaluate(
    async ([code, most]) => {
      const { runner } = window as unknown as { runner: PythonRunner }
      const least = async (work: () => Promise<unknown>) => {
        const times: number[] = []
        for (let turn = 0; turn < 10; turn++) {
          const began = performance.now()
          await work()
          times.push(performance.now() - began)
        }
        return Math.min(...times)
      }
      const plain = await least(() => runner.runCases({ language: 'PYTHON', code, inputs: [''], limits: most }).result)
      return (await least(() => runner.trace({ code, input: '', limits: most }).result)) - plain
    },
    [program, limits] as const,
  )

/** Measures a hundred steps, spread over the recording: from the slider's event to the end of the frame that shows the step. */
const scrub = (browser: Browser, url: string) =>
  visit(browser, { url, isDesktop: true }, async (page) => {
    await page.getByRole('textbox', { name: '코드', exact: true }).fill(tables)
    await page.getByRole('button', { name: '한 단계씩 보기' }).click()
    const slider = page.getByRole('slider', { name: '단계' })
    await slider.waitFor({ timeout: 60_000 })
    return await slider.evaluate(async (element) => {
      const input = element as HTMLInputElement
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      const times: number[] = []
      for (let step = 1; step <= 100; step++) {
        times.push(
          await new Promise<number>((resolve) =>
            requestAnimationFrame(() => {
              const began = performance.now()
              setValue?.call(input, String(step * 19))
              input.dispatchEvent(new Event('input', { bubbles: true }))
              const { port1, port2 } = new MessageChannel()
              port1.addEventListener('message', () => resolve(performance.now() - began), { once: true })
              port1.start()
              // This message arrives after the frame's layout and painting.
              port2.postMessage(null)
            }),
          ),
        )
      }
      return times
    })
  })

/** Searches for counterexamples in Node, as the mock backend does. */
async function searchRows(): Promise<readonly Row[]> {
  const runner = await nodePythonRunner()
  await runner.warmUp()
  const wrong = goldenSubmissions.filter(({ state }) => state !== 'ACCEPTED' && state !== 'SYNTAX_ERROR')
  let [missed, late] = [0, 0]
  for (const { problemId, code } of wrong) {
    const began = performance.now()
    const { signal } = new AbortController()
    const { counterexample } = await findCounterexample(async () => runner, dataOf(problemId), {
      language: 'PYTHON',
      code,
      isTrusted: true,
      signal,
    })
    if (counterexample === null) missed++
    else if (performance.now() - began > searchMs) late++
  }
  runner.close()
  const share = (count: number) => (count / wrong.length) * 100
  return [
    { measure: `wrong submissions without a counterexample, of ${wrong.length}`, value: share(missed), unit: '%', most: 10 },
    {
      measure: 'the same, or found after more than 2 s',
      value: share(missed + late),
      unit: '%',
      most: 10,
      isReportedOnly: true,
    },
  ]
}
