import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { dataOf, goldenSubmissions, rightSolution } from '../golden/golden.ts'
import { findCounterexample } from '../../mock-server/counterexamples.ts'
import { judgeDataOfExamples } from '../../mock-server/problems/judgeData.ts'
import type { ClosableRunner } from '../../src/adapters/python/workerRunner.ts'
import type { CodeRunner, SeaJudge } from '../../src/application/codeRunner.ts'
import { compareOutput } from '../../src/domain/problems/compareOutput.ts'
import { nodePythonRunner } from '../../src/shell/python/nodePythonRunner.ts'

const patience = 120_000
let runner: ClosableRunner
beforeAll(async () => {
  runner = await nodePythonRunner()
  await runner.warmUp()
}, patience)
afterAll(() => runner.close())

/** The programs here are this repository's. */
const sharing = (): CodeRunner & SeaJudge =>
  Object.assign({}, runner, {
    runCases: (...[request, onCase]: Parameters<CodeRunner['runCases']>) => runner.runCases({ ...request, isAlone: false }, onCase),
  })

const find = (problemId: number, code: string, signal = new AbortController().signal) =>
  findCounterexample(async () => sharing(), dataOf(problemId), { language: 'PYTHON', code, isTrusted: true, signal })

describe('the search for a counterexample', () => {
  it('finds the smallest, with both outputs', async () => {
    const { counterexample, triedCount } = await find(7_001, 'a, b = input().split()\nprint(a + b)\n')
    expect(counterexample).toMatchObject({ input: '0 1', expectedOutput: '1\n', output: '01\n', state: 'DONE', error: null })
    expect(triedCount).toBe(1)
  })

  it(
    'finds where a program breaks, and where it never ends',
    async () => {
      const broken = await find(7_001, 'a, b = map(int, input().split())\nprint((a + b) * b // b)\n')
      expect(broken.counterexample).toMatchObject({ state: 'RUNTIME_ERROR', error: { type: 'ZeroDivisionError', line: 2 } })
      const endless = await find(7_001, 'a, b = map(int, input().split())\nwhile a > 1: a += 1\nprint(a + b)\n')
      expect(endless.counterexample).toMatchObject({ state: 'STEP_LIMIT' })
    },
    patience,
  )

  it(
    'finds none for a right program, however many steps it takes',
    async () => {
      const slow = 'a, b = map(int, input().split())\nif a == b == 3:\n    for i in range(150000): pass\nprint(a + b)\n'
      const { counterexample, triedCount } = await find(7_001, slow)
      expect(counterexample).toBeNull()
      expect(triedCount).toBeGreaterThan(50)
    },
    patience,
  )

  it('never shows what a program is judged by', async () => {
    const data = dataOf(7_001)
    const secret = data.problem.cases.filter(({ visibility }) => visibility === 'LABEL').map(({ input }) => input)
    const rigged = { ...data, smallInput: (seed: number) => ` ${secret[seed % secret.length]}\n`, largeInputs: secret }
    const search = await findCounterexample(async () => runner, rigged, {
      language: 'PYTHON',
      code: 'print("x")',
      isTrusted: true,
      signal: new AbortController().signal,
    })
    expect(search).toEqual({ counterexample: null, triedCount: 0 })
  })

  it('has nothing to try where only examples are known', async () => {
    const data = judgeDataOfExamples([{ input: '1', output: '1' }])
    const wish = { language: 'PYTHON', code: 'print(2)', isTrusted: true, signal: new AbortController().signal } as const
    expect(await findCounterexample(async () => runner, data, wish)).toEqual({ counterexample: null, triedCount: 0 })
  })

  it('lets no program meet the interpreter of a reference', async () => {
    const runCases = vi.spyOn(runner, 'runCases')
    const wish = { language: 'PYTHON', code: 'print(2)', signal: new AbortController().signal } as const
    for (const isTrusted of [true, false]) await findCounterexample(async () => runner, dataOf(7_001), { ...wish, isTrusted })
    expect(runCases.mock.calls.map(([{ isAlone }]) => isAlone)).toEqual([false, true, true, true])
    runCases.mockRestore()
  })

  it('stops at once', async () => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), 200)
    await expect(find(7_001, 'while True: pass\n', controller.signal)).rejects.toMatchObject({ name: 'AbortError' })
    await expect(find(7_001, 'print(1)', controller.signal)).rejects.toMatchObject({ name: 'AbortError' })
  })

  it(
    'finds where a program that is right on small inputs takes too many steps',
    async () => {
      const slow = goldenSubmissions.filter(({ why }) => why === '한 칸씩 옮겨요' || why === '같은 것을 또 세요')
      expect(slow).toHaveLength(2)
      for (const { problemId, code } of slow)
        expect((await find(problemId, code)).counterexample).toMatchObject({ state: 'STEP_LIMIT', output: '' })
    },
    patience,
  )

  it(
    'finds one for nineteen in twenty of the wrong submissions that end',
    async () => {
      // Those that only take too long take their time here, too: the bench has them all.
      const wrong = goldenSubmissions.filter(
        ({ why, state }) => why !== rightSolution && state !== 'SYNTAX_ERROR' && state !== 'STEP_LIMIT',
      )
      const missed: string[] = []
      for (const { problemId, code, title, why, state } of wrong) {
        const { counterexample } = await find(problemId, code)
        if (counterexample === null) missed.push(`${title}: ${why} (${state})`)
        else
          expect(counterexample.state !== 'DONE' || compareOutput(counterexample.expectedOutput, counterexample.output) !== 'SAME').toBe(
            true,
          )
      }
      expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(wrong.length / 20)
    },
    patience,
  )
})
