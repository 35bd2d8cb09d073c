import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultLimits, type RunLimits } from '../../src/domain/problems/execution.ts'
import { judge } from '../../src/domain/problems/verdict.ts'
import { callsByC, isNear } from '../adapters/python/callsByC.ts'
import { deepPrograms } from '../adapters/python/deepPrograms.ts'
import { escapes } from '../adapters/python/escapes.ts'
import type { RunnerPage } from '../e2e/runnerPage.ts'
import { hostRules, serveFolder, type StaticServer } from '../e2e/staticServer.ts'
import { dataOf, goldenSubmissions, outcomeOf } from '../golden/golden.ts'
import { startFirefox, type Visit, visit } from './visit.ts'

const folder = join(import.meta.dirname, '../../dist-demo')
const rules = hostRules(folder)

let site: StaticServer
let browser: Browser
let on: Visit

beforeAll(async () => {
  site = await serveFolder(folder, { headers: rules.headersOf, fallback: rules.fallbackOf, port: 0 })
  browser = await startFirefox()
  on = await visit(browser, site.url)
  await on.page.goto(`${site.url}/learn/problem/7003`)
  const name = readdirSync(join(folder, 'assets')).find((file) => /^pyodideRunner-.*\.js$/.test(file))
  await on.page.evaluate(`import('/assets/${name}').then((loaded) => { window.runner = Object.values(loaded)[0]() })`)
})

afterAll(async () => {
  await on.end()
  await browser.close()
  await site.stop()
})

const judged = (code: string, inputs: readonly string[], limits: RunLimits) =>
  on.page.evaluate(
    ({ code: program, inputs: given, limits: most }) =>
      (window as unknown as RunnerPage).runner.runCases({ language: 'PYTHON', code: program, inputs: given, limits: most }).result,
    { code, inputs, limits: { ...limits } },
  )

test('gives programs no way out of their worker, and none into the next program', async () => {
  for (const [title, code] of Object.entries(escapes)) {
    const [execution] = await judged(code, [''], defaultLimits)
    expect.soft(execution?.output, title).not.toContain('out')
  }
  expect(await judged('print(1 + 1)', [''], defaultLimits)).toMatchObject([{ state: 'DONE', output: '2\n' }])
  on.forgetNoise()
})

test('holds what lies deep within one another as Chromium and Node do', async () => {
  for (const { title, code } of deepPrograms)
    expect.soft(await judged(code, [''], defaultLimits), title).toMatchObject([{ state: 'DONE', output: 'done\n' }])
  for (const { title, levels, code } of callsByC) {
    const [execution] = await judged(code, [''], defaultLimits)
    expect.soft(execution?.output, title).toSatisfy((output) => isNear(levels, output))
  }
})

test('accepts every right golden submission, to the step', async () => {
  for (const { title, why, problemId, code, ...wanted } of goldenSubmissions.filter((one) => one.state === 'ACCEPTED')) {
    const { problem, limits } = dataOf(problemId)
    const verdict = judge(
      problem,
      await judged(
        code,
        problem.cases.map(({ input }) => input),
        limits,
      ),
    )
    expect.soft(outcomeOf(verdict), `${title}: ${why}`).toEqual(wanted)
  }
})
