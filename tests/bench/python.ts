import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Row } from './budgetTable.ts'
import { median, rotated } from './statistics.ts'
import type { Bench, Subject } from './subject.ts'
import { heapOf } from './weight.ts'
import { defaultLimits } from '../../src/domain/problems/execution.ts'
import { judge } from '../../src/domain/problems/verdict.ts'
import { type RunnerPage, withRunner } from '../e2e/runnerPage.ts'
import { dataOf, goldenSubmissions, outcomeOf } from '../golden/golden.ts'

const limits = { ...defaultLimits }

/** A program that times itself, so that the call around it does not count. */
const loop = `import time
began = time.perf_counter()
total = 0
for i in range(10**6):
    total += i * i % 7
print((time.perf_counter() - began) * 1000)
`

const keys = ['own', 'stock'] as const
type Sides = Record<(typeof keys)[number], number[]>
const sides = (): Sides => ({ own: [], stock: [] })

/** Learners' programs in the page, beside Pyodide as its package has it. */
export function python({ browser, urls }: Bench): Subject {
  const [cold, warm, boot, loops] = [sides(), sides(), sides(), sides()]
  const native: number[] = []
  const visits = {
    own: () => inContext(browser, (context) => visitOwn(context, urls.learner)),
    stock: () => inContext(browser, (context) => visitStock(context, urls.stockPython)),
  }
  const boots = { own: () => bootInNode(ownRuntime(), 'library.zip'), stock: () => bootInNode('node_modules/pyodide', 'python_stdlib.zip') }
  return {
    name: 'python',
    async measure(round) {
      for (const side of rotated(keys, round)) {
        const found = await visits[side]()
        cold[side].push(found.cold)
        warm[side].push(found.warm)
        loops[side].push(found.loop)
        boot[side].push(boots[side]())
      }
      const time = nativeLoop()
      if (time !== null) native.push(time)
    },
    async rows() {
      const beside = (measure: string, { own, stock }: Sides, most: number): Row => ({
        measure,
        value: median(own),
        unit: 'ms',
        floor: { name: 'stock', value: median(stock) },
        most,
      })
      const plainLoop: Row =
        native.length === 0
          ? { measure: 'a million steps, plain', skipped: 'there is no python3' }
          : {
              measure: 'a million steps, plain',
              value: median(loops.stock),
              unit: 'ms',
              floor: { name: nativeVersion(), value: median(native) },
              most: 1.5,
            }
      return [
        beside('Python ready, first visit', cold, 0.5),
        beside('Python ready, later visit', warm, 0.5),
        beside('processor time of a start, in Node', boot, 0.5),
        plainLoop,
        beside('a million steps, counted', loops, 3.5),
        ...(await inContext(browser, (context) => rowsOfOneVisit(context, urls.learner))),
      ]
    },
  }
}

async function inContext<T>(browser: Browser, look: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext()
  try {
    return await look(context)
  } finally {
    await context.close()
  }
}

/** Opens a page of the site that does nothing once it is loaded: the one for unknown addresses. */
const openEmpty = async (context: BrowserContext, url: string) => {
  const page = await context.newPage()
  await page.goto(`${url}nothing-here`, { waitUntil: 'networkidle' })
  return page
}

const readyOwn = async (page: Page) => {
  await withRunner(page, 'dist')
  return await page.evaluate(async () => {
    const began = performance.now()
    await (window as unknown as RunnerPage).runner.warmUp()
    return performance.now() - began
  })
}

async function visitOwn(context: BrowserContext, url: string) {
  const first = await openEmpty(context, url)
  const cold = await readyOwn(first)
  // Its second interpreter starts, too.
  await first.waitForTimeout(3000)
  await first.close()
  const page = await openEmpty(context, url)
  const warm = await readyOwn(page)
  await page.waitForTimeout(3000)
  return { cold, warm, loop: Number((await run(page, loop)).output) }
}

async function visitStock(context: BrowserContext, url: string) {
  const ready = async () => {
    const page = await context.newPage()
    await page.goto(url)
    const time = await page.evaluate(async () => {
      const began = performance.now()
      const worker = new Worker('/stockPython.js', { type: 'module' })
      Object.assign(window, { worker })
      await new Promise((resolve) => worker.addEventListener('message', resolve, { once: true }))
      return performance.now() - began
    })
    return { page, time }
  }
  const first = await ready()
  await first.page.waitForTimeout(1000)
  await first.page.close()
  const { page, time: warm } = await ready()
  const output = await page.evaluate(async (code) => {
    const { worker } = window as unknown as { worker: Worker }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage(code)
    return await new Promise<string>((resolve) => worker.addEventListener('message', ({ data }) => resolve(String(data)), { once: true }))
  }, loop)
  return { cold: first.time, warm, loop: Number(output) }
}

/** The folder of the interpreter in the build. */
function ownRuntime(): string {
  const folder = readdirSync('dist/assets/python', { withFileTypes: true }).find((entry) => entry.isDirectory())
  if (!folder) throw new Error('the build has no Python')
  return join(folder.parentPath, folder.name)
}

const bootInNode = (folder: string, library: string) =>
  Number(execFileSync('node', ['tests/bench/bootPython.mjs', folder, join(folder, library)], { encoding: 'utf8' }))

function nativeLoop(): number | null {
  const { status, stdout } = spawnSync('python3', ['-c', loop], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : null
}

const nativeVersion = () => spawnSync('python3', ['--version'], { encoding: 'utf8' }).stdout.trim()

const run = (page: Page, code: string, input = '') =>
  page.evaluate(
    async ([program, text, most]) => {
      const { runner } = window as unknown as RunnerPage
      return await runner.run({ language: 'PYTHON', code: program, input: text, limits: most }, { onOutput() {} }).result
    },
    [code, input, limits] as const,
  )

async function rowsOfOneVisit(context: BrowserContext, url: string): Promise<readonly Row[]> {
  const page = await openEmpty(context, url)
  await readyOwn(page)
  await page.waitForTimeout(4000)
  return [
    { measure: 'judge ten small cases', value: await judgeTenCases(page), unit: 'ms', most: 50, isReportedOnly: true },
    { measure: 'stop an endless loop to the next output', value: await stopAndRun(page), unit: 'ms', most: 150, isReportedOnly: true },
    { measure: 'heap that 200 runs leave behind', value: await heapOfRuns(context, page, 200), unit: 'MB', most: 5 },
    { measure: `verdicts that differ from Node's, of ${goldenSubmissions.length}`, value: await otherVerdicts(page), unit: '', most: 0 },
  ]
}

const judgeTenCases = (page: Page) =>
  page.evaluate(async (most) => {
    const { runner } = window as unknown as RunnerPage
    const inputs = Array.from({ length: 10 }, (_, at) => `4\n3 9 ${at} 9\n`)
    const code =
      'n = int(input())\na = list(map(int, input().split()))\nbest = 0\nfor i in range(n):\n    if a[i] > a[best]:\n        best = i\nprint(best + 1)\n'
    const times: number[] = []
    for (let turn = 0; turn < 20; turn++) {
      const began = performance.now()
      await runner.runCases({ language: 'PYTHON', code, inputs, limits: most }).result
      times.push(performance.now() - began)
    }
    return times.toSorted((one, other) => one - other)[10] ?? Number.NaN
  }, limits)

const stopAndRun = (page: Page) =>
  page.evaluate(async (most) => {
    const { runner } = window as unknown as RunnerPage
    const times: number[] = []
    for (let turn = 0; turn < 3; turn++) {
      const endless = runner.run(
        { language: 'PYTHON', code: 'while True: pass', input: '', limits: { ...most, stepCount: 1e9 } },
        { onOutput() {} },
      )
      await new Promise((resolve) => setTimeout(resolve, 300))
      const began = performance.now()
      endless.stop()
      await runner.run({ language: 'PYTHON', code: 'print(1)', input: '', limits: most }, { onOutput() {} }).result
      times.push(performance.now() - began)
      // The runner needs this long to start a new spare interpreter.
      await new Promise((resolve) => setTimeout(resolve, 4000))
    }
    return times.toSorted((one, other) => one - other)[1] ?? Number.NaN
  }, limits)

async function heapOfRuns(context: BrowserContext, page: Page, count: number): Promise<number> {
  const cdp = await context.newCDPSession(page)
  await run(page, 'print(1)')
  const before = await heapOf(cdp)
  await page.evaluate(
    async ([turns, most]) => {
      const { runner } = window as unknown as RunnerPage
      const code = 'for i in range(200):\n    print(i, "바다" * 20)\n'
      for (let turn = 0; turn < turns; turn++)
        await runner.run({ language: 'PYTHON', code, input: '', limits: most }, { onOutput() {} }).result
    },
    [count, limits] as const,
  )
  return (await heapOf(cdp)) - before
}

/** Counts golden submissions, right and wrong, whose verdict or steps in the page differ from those that Node found. */
async function otherVerdicts(page: Page): Promise<number> {
  let others = 0
  for (const { problemId, code, state, score, stepCount, caseStates, caseSteps } of goldenSubmissions) {
    const { problem, limits: most } = dataOf(problemId)
    const executions = await page.evaluate(
      async ([program, inputs, own]) => {
        const { runner } = window as unknown as RunnerPage
        return await runner.runCases({ language: 'PYTHON', code: program, inputs, limits: own }).result
      },
      [code, problem.cases.map(({ input }) => input), { ...most }] as const,
    )
    const wanted = JSON.stringify({ state, score, stepCount, caseStates, caseSteps })
    if (JSON.stringify(outcomeOf(judge(problem, executions))) !== wanted) others++
  }
  return others
}
