import { describe, expect, it, vi } from 'vitest'
import { askedSubmissions, dataOf, goldenSubmissions, judgedProblems, slicesOf } from '../golden/golden.ts'
import { areCorporaWhole, maxMisses } from '../corpora.ts'
import { findCounterexample } from '../../mock-server/counterexamples.ts'
import type { LoadRunner } from '../../mock-server/judging.ts'
import { judgeDataOfExamples } from '../../mock-server/problems/judgeData.ts'
import type { CodeRunner } from '../../src/application/codeRunner.ts'
import { compareOutput } from '../../src/domain/problems/compareOutput.ts'
import { patience, runner, startRunner } from '../adapters/python/startedRunner.ts'

startRunner()

/** The programs here are this repository's. */
const sharing = (): Awaited<ReturnType<LoadRunner>> =>
  Object.assign({}, runner, {
    runCases: (...[request, onCase]: Parameters<CodeRunner['runCases']>) => runner.runCases({ ...request, isAlone: false }, onCase),
  })

/** Searches with so much patience that the result does not depend on how busy the machine is. */
const find = (problemId: number, code: string, signal = new AbortController().signal) =>
  findCounterexample(async () => sharing(), dataOf(problemId), { language: 'PYTHON', code, isTrusted: true, signal, patience: 60_000 })

/** Mistakes that only one input shows, with that input. */
const boundarySlips: readonly (readonly [title: string, input: string, code: string])[] = [
  ['등대는 언제 켜질까', '18', 'h = int(input())\nprint("켜짐" if h > 18 or h < 6 else "꺼짐")\n'],
  ['잠수복 고르기', '150', 'h = int(input())\nprint("S" if h < 130 else "M" if h <= 150 else "L")\n'],
  ['수족관 입장료', '13', 'a = int(input())\nprint(3000 if a <= 13 else 5000)\n'],
  ['산소통 채우기', '20', 'o = int(input())\nprint(100 if o <= 20 else o)\n'],
  [
    '배표 고르기',
    '주말\n13',
    'd = input()\na = int(input())\nif d == "평일":\n    print(3000 if a >= 13 else 1000)\nelse:\n    print(5000 if a > 13 else 2000)\n',
  ],
  ['산호가 좋아하는 온도', '28', 't = int(input())\nprint("추워요" if t < 23 else "좋아요" if t < 28 else "더워요")\n'],
  ['짝수 물고기 홀수 물고기', '0', 'n = int(input())\nprint("짝수" if n % 2 == 0 and n > 0 else "홀수")\n'],
  ['새는 물통', '0', 'n = int(input())\nd = 1\nwhile n > 1:\n    n //= 2\n    d += 1\nprint(d)\n'],
  ['삼육구 소라 놀이', '12', 'n = int(input())\nfor i in range(1, n + 1):\n    print("짝" if i in (3, 6, 9) else i)\n'],
  ['저금통 채우기', '10', 'g = int(input())\nd = t = 0\nwhile t < g:\n    d += 1\n    t += d\nprint(d + (g == 10))\n'],
  ['오늘 잠수해도 될까', '10 2', 'w, h = map(int, input().split())\nprint("가능" if w <= 10 and h <= 2 and w + h < 12 else "쉬어요")\n'],
]

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

  it('shows an input of a hidden case only where it lies on a boundary', async () => {
    for (const { data } of judgedProblems) {
      const open = new Set(data.boundaryInputs)
      const labels = data.problem.cases.filter(({ input }) => open.has(input)).map(({ subtaskId }) => subtaskId)
      // Inputs for fast programs are left out, and there are only a few.
      expect(labels.every((subtaskId) => subtaskId === null)).toBe(true)
      expect(data.boundaryInputs.length).toBeLessThanOrEqual(4)
    }
  })

  it.each(boundarySlips)('finds a slip at a boundary: $0, $1', async (title, input, code) => {
    const problem = judgedProblems.find((one) => one.title === title)
    const { counterexample } = await find(problem?.problemId ?? 0, code)
    expect(counterexample?.input.trim()).toBe(input)
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

  it('finds one for lengths compared as texts, for days of more than 24 hours, and for seas that lead back', async () => {
    const slips = [
      ['큰 물고기 세기', 'n, k = input().split()\nprint(sum(x >= k for x in input().split()))\n'],
      ['잠수 시간 적기', 'm = int(input())\nprint(f"{m // 60 % 24}시간 {m % 60}분")\n'],
      [
        '해류를 타고 가장 빨리',
        'r, c = map(int, input().split())\nsea = [input() for _ in range(r)]\nbest = {(0, 0): 0}\nfor y in range(r):\n    for x in range(c):\n        if sea[y][x] == "." and (y, x) != (0, 0):\n            near = [best[p] for p in ((y - 1, x), (y, x - 1)) if p in best]\n            if near:\n                best[y, x] = min(near) + 1\nprint(best.get((r - 1, c - 1), -1))\n',
      ],
    ] as const
    for (const [title, code] of slips) {
      const problem = judgedProblems.find((one) => one.title === title)
      expect((await find(problem?.problemId ?? 0, code)).counterexample, title).not.toBeNull()
    }
  })

  // Even a tenth of these programs takes twenty seconds, so the test belongs to the second tier.
  describe.runIf(areCorporaWhole)('finds one for nineteen in twenty of the wrong submissions that end', () => {
    // Programs that exceed the step limit take long here as well, so only the bench searches for those.
    const wrong = askedSubmissions.filter(({ state }) => state !== 'SYNTAX_ERROR' && state !== 'STEP_LIMIT')
    const missed: string[] = []

    it.each(slicesOf(wrong, 20))('%s to %s', async (from, to) => {
      for (const { problemId, code, title, why, state } of wrong.slice(from, to)) {
        const { counterexample } = await find(problemId, code)
        if (counterexample === null) missed.push(`${title}: ${why} (${state})`)
        else
          expect(counterexample.state !== 'DONE' || compareOutput(counterexample.expectedOutput, counterexample.output) !== 'SAME').toBe(
            true,
          )
      }
    })

    it('in all', () => {
      expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(maxMisses(0.05, wrong))
    })
  })
})
