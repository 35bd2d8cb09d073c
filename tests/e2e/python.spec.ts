import type { Page } from '@playwright/test'
import { defaultLimits, type Execution } from '../../src/domain/problems/execution.ts'
import { callsByC, isNear } from '../adapters/python/callsByC.ts'
import { deepPrograms } from '../adapters/python/deepPrograms.ts'
import { escapes } from '../adapters/python/escapes.ts'
import { programs } from '../adapters/python/programs.ts'
import { expect, openView, openShortHome, test } from './demo.ts'
import { productionPort } from './playwright.config.ts'
import { type RunnerPage, withRunner } from './runnerPage.ts'

// Python is fetched and started, again after each program that breaks it.
test.use({ reusesPage: true })

interface Order {
  readonly code: string
  readonly input?: string
  readonly answers?: readonly (string | null)[]
}

const run = (page: Page, order: Order) =>
  page.evaluate(
    async ({ code, input = '', answers, limits }) => {
      const { runner } = window as unknown as RunnerPage
      const pieces: string[] = []
      const prompts: string[] = []
      const left = [...(answers ?? [])]
      const events = {
        onOutput: (text: string) => void pieces.push(text),
        ...(answers && { askForLine: async (prompt: string) => (prompts.push(prompt), left.shift() ?? null) }),
      }
      const execution = await runner.run({ language: 'PYTHON', code, input, limits }, events).result
      return { ...execution, pieces, prompts }
    },
    { ...order, limits: { ...defaultLimits } },
  )

test('runs every sample program in the page as in Node', { tag: '@all' }, async ({ page }) => {
  await openShortHome(page)
  await withRunner(page, 'dist-demo')
  const executions = await page.evaluate(
    async ({ samples, defaults }) => {
      const { runner } = window as unknown as RunnerPage
      const all: Execution[] = []
      for (const { code, input = '', limits: own } of samples)
        all.push(await runner.run({ language: 'PYTHON', code, input, limits: { ...defaults, ...own } }, { onOutput() {} }).result)
      return all
    },
    {
      samples: programs.map(({ code, input, limits: own }) => ({ code, ...(input && { input }), ...(own && { limits: own }) })),
      defaults: defaultLimits,
    },
  )
  for (const [index, { title, expected, outputLength }] of programs.entries()) {
    expect(executions[index], title).toMatchObject(expected)
    if (outputLength !== undefined) expect(executions[index]?.output, title).toHaveLength(outputLength)
  }
})

test('holds in the page what lies deep within one another, as Node does', { tag: '@all' }, async ({ page }) => {
  test.slow()
  await openShortHome(page)
  await withRunner(page, 'dist-demo')
  for (const { title, code } of deepPrograms)
    expect.soft(await run(page, { code }), title).toMatchObject({ state: 'DONE', output: 'done\n' })
  for (const { title, levels, code } of callsByC) {
    const { output } = await run(page, { code })
    expect.soft(isNear(levels, output), `${title}: ${output}`).toBe(true)
  }
})

for (const [build, origin] of [
  ['dist-demo', ''],
  ['dist', `http://localhost:${productionPort}`],
] as const) {
  test.describe(build, () => {
    // The production build has no backend here.
    test.use({ expectsNoise: build === 'dist', reusesPage: build === 'dist-demo' })

    test('gives programs no way out of their worker', { tag: '@all' }, async ({ page }) => {
      const asked: string[] = []
      await openView(page, `${origin}/?content=one&latency=0`)
      await withRunner(page, build)
      await run(page, { code: 'print(1)' })
      page.context().on('request', (request) => asked.push(request.url()))
      const outputs = await page.evaluate(
        async ({ codes, limits }) => {
          const { runner } = window as unknown as RunnerPage
          const all: string[] = []
          for (const code of codes)
            all.push((await runner.run({ language: 'PYTHON', code, input: '', limits }, { onOutput() {} }).result).output)
          return all
        },
        { codes: Object.values(escapes), limits: { ...defaultLimits } },
      )
      for (const [index, title] of Object.keys(escapes).entries()) expect(outputs[index], title).not.toContain('out')
      expect(asked.filter((url) => /index\.html|elsewhere/.test(url))).toEqual([])
    })
  })
}

test('asks in the midst of a program, once what was given beforehand is used up', { tag: '@all' }, async ({ page }) => {
  await openShortHome(page)
  await withRunner(page, 'dist-demo')
  const code = 'a = input("첫째? ")\nb = sorted([2, 1], key=lambda x: int(input(f"{x}의 자리? ")))\nprint(a, b)\nprint(input("끝? "))'
  const execution = await run(page, { code, input: '바다', answers: ['2', '1', null] })
  expect(execution).toMatchObject({
    state: 'RUNTIME_ERROR',
    output: '첫째? 2의 자리? 1의 자리? 바다 [1, 2]\n끝? ',
    error: { type: 'EOFError', line: 4 },
    prompts: ['2의 자리? ', '1의 자리? ', '끝? '],
  })
})

test('stops a program at once and runs the next, again and again', async ({ page }) => {
  await openShortHome(page)
  await withRunner(page, 'dist-demo')
  const states = await page.evaluate(
    async (limits) => {
      const { runner } = window as unknown as RunnerPage
      const all: string[] = []
      await runner.warmUp()
      for (let round = 0; round < 3; round++) {
        const endless = runner.run(
          { language: 'PYTHON', code: 'while True: pass', input: '', limits: { ...limits, stepCount: 1e9 } },
          { onOutput() {} },
        )
        setTimeout(() => endless.stop(), 100)
        all.push((await endless.result).state)
        all.push((await runner.run({ language: 'PYTHON', code: 'print(1)', input: '', limits }, { onOutput() {} }).result).state)
      }
      return all
    },
    { ...defaultLimits },
  )
  expect(states).toEqual(['STOPPED', 'DONE', 'STOPPED', 'DONE', 'STOPPED', 'DONE'])
})
