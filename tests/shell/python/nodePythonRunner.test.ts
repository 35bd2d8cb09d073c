import { describe, expect, it } from 'vitest'
import { defaultLimits as limits } from '../../../src/domain/problems/execution.ts'
import { nodePythonRunner } from '../../../src/shell/python/nodePythonRunner.ts'
import { aStage } from '../../domain/blocks/aStage.ts'
import { sampleOf } from '../../corpora.ts'
import { escapes, leftForTheNextCase, seaEscapes } from '../../adapters/python/escapes.ts'
import { inspected } from '../../adapters/python/inspection.ts'
import { programs } from '../../adapters/python/programs.ts'
import { patience, runner, startRunner } from '../../adapters/python/startedRunner.ts'

const python = 'PYTHON' as const

startRunner()

const run = (code: string, input = '', more = {}) => {
  const pieces: string[] = []
  const started = runner.run({ language: python, code, input, limits: { ...limits, ...more } }, { onOutput: (text) => pieces.push(text) })
  return { ...started, pieces }
}

describe('Python in Node', () => {
  for (const { title, code, input, limits: more, expected, outputLength } of sampleOf(programs))
    it(`runs a program that ${title}`, async () => {
      const { result, pieces } = run(code, input, more)
      const execution = await result
      expect(execution).toMatchObject(expected)
      if (outputLength !== undefined) expect(execution.output).toHaveLength(outputLength)
      if (execution.state !== 'MEMORY_LIMIT') expect(pieces.join('')).toBe(execution.output)
    })

  for (const [title, code] of sampleOf(Object.entries(escapes)))
    it(`gives no way out by ${title}`, async () => {
      expect((await run(code).result).output).not.toContain('out')
    })

  for (const [title, code] of sampleOf(Object.entries(leftForTheNextCase)))
    it(`has the next case find nothing of a program that leaves ${title}`, async () => {
      const executions = await runner.runCases({ language: python, code, inputs: ['1', '2', '3'], limits }).result
      expect(executions.map(({ state, output }) => [state, output])).toEqual(['1', '2', '3'].map((text) => ['DONE', `${text}\n`]))
    })

  for (const [title, code] of sampleOf(Object.entries(seaEscapes)))
    it(`gives no way out of the sea by ${title}`, async () => {
      const { execution } = await runner.runInSea({ code, stage: aStage(), limits }).result
      expect(execution.output).not.toContain('out')
      expect(execution.error?.type).not.toBe('AssertionError')
    })

  it('has no sea where none is given, nor after one was', async () => {
    await runner.runInSea({ code: 'from sea import *\nmove()', stage: aStage(), limits }).result
    expect(await run('import sea').result).toMatchObject({ error: { type: 'ModuleNotFoundError' } })
  })

  it('leaves nothing behind for the next program', async () => {
    const untidy =
      'import math, os, sys\nos.environ["A"] = "1"\nsys.setrecursionlimit(5000)\nsys.set_int_max_str_digits(0)\n' +
      'open("/tmp/a", "w").close()\nos.chdir("/tmp")\nsys.path.append("a")\nmath.pi = 3\n' +
      'from collections import Counter\nCounter.seen = 1\nCounter.most_common = None'
    expect(await run(untidy).result).toMatchObject({ state: 'DONE' })
    const next =
      'import math, os, sys\nprint(os.environ.get("A"), sys.getrecursionlimit(), sys.get_int_max_str_digits())\n' +
      'print(os.listdir("/tmp"), os.getcwd(), "a" in sys.path, math.pi > 3)\n' +
      'from collections import Counter\nprint(hasattr(Counter, "seen"), Counter("aab").most_common(1))'
    expect(await run(next).result).toMatchObject({ output: "None 1000 4300\n[] /home/pyodide False True\nFalse [('a', 2)]\n" })
  })

  it('runs cases in order, each on its own, with the same chance', async () => {
    const code = 'import random\nprint(input(), random.randint(1, 10 ** 9))\nimport sys\nprint("seen by nobody", file=sys.stderr)'
    const told: number[] = []
    const { result } = runner.runCases({ language: python, code, inputs: ['a', 'b', ''], limits }, (index) => told.push(index))
    const [first, second, third] = await result
    expect(first?.output.replace('a', 'b')).toBe(second?.output)
    expect(first?.output).not.toContain('seen by nobody')
    expect(third).toMatchObject({ state: 'RUNTIME_ERROR', error: { type: 'EOFError', line: 2 } })
    expect(told).toEqual([0, 1, 2])
  })

  const asking = (code: string, answers: readonly (string | null)[], input = '') => {
    const left = [...answers]
    const [pieces, prompts]: [string[], string[]] = [[], []]
    const { result, stop } = runner.run(
      { language: python, code, input, limits },
      {
        onOutput: (text) => pieces.push(text),
        askForLine: async (prompt) => (prompts.push(prompt), left.shift() ?? null),
      },
    )
    return { result, stop, prompts, printed: () => pieces.join('') }
  }

  it('asks for each line that is not there, hands every piece of the output on once, and counts its steps once', async () => {
    const code = 'a = input("이름? ")\nprint("안녕", a)\nfor i in range(3):\n    b = input("수? ")\n    print(int(b) * 2)'
    const alone = await run(code, '바다\n1\n2\n3\n').result
    const asked = asking(code, ['1', '2', '3'], '바다')
    expect(await asked.result).toEqual({ ...alone, output: alone.output })
    expect(asked.prompts).toEqual(['수? ', '수? ', '수? '])
    expect(asked.printed()).toBe(alone.output)
  })

  it('tells each prompt alone, whatever was read before it', async () => {
    const asked = asking('a, b, c = input("가? "), input("나? "), input("다? ")', ['2', '3'], '1')
    await asked.result
    expect(asked.prompts).toEqual(['나? ', '다? '])
    expect(asked.printed()).toBe('가? 나? 다? ')
  })

  it('has the same chance whenever it asks again', async () => {
    const code = 'import random\nprint(random.random())\ninput()\nprint(random.random())\ninput()\nprint(random.random())'
    const asked = asking(code, ['', ''])
    const { output, state } = await asked.result
    expect(state).toBe('DONE')
    expect(asked.printed()).toBe(output)
    expect(new Set(output.trim().split('\n')).size).toBe(3)
  })

  it.each([
    ['for line in sys.stdin', 'import sys\nfor line in sys.stdin:\n    print(line.strip())'],
    ['sys.stdin.readline()', 'import sys\nwhile line := sys.stdin.readline():\n    print(line.strip())'],
    ['an EOFError that is caught', 'try:\n    while True:\n        print(input())\nexcept EOFError:\n    pass'],
    ['open(0)', 'for line in open(0):\n    print(line.strip())'],
  ])('ends the input of %s when nothing more is answered', async (_, code) => {
    const asked = asking(code, ['가', '나', null])
    expect(await asked.result).toMatchObject({ state: 'DONE', output: '가\n나\n' })
    expect(asked.printed()).toBe('가\n나\n')
  })

  it('shows nothing of what a program makes of an end that is none', async () => {
    const code = 'while True:\n    try:\n        n = int(input())\n        break\n    except:\n        print("다시")\nprint(n)'
    const asked = asking(code, ['가', '3'])
    expect(await asked.result).toMatchObject({ state: 'DONE', output: '다시\n3\n' })
    expect(asked.printed()).toBe('다시\n3\n')
  })

  it('stays quick while it asks for a hundred lines', async () => {
    const asked = asking(
      't = 0\nfor i in range(100):\n    t += int(input())\nprint(t)',
      Array.from({ length: 100 }, (__, at) => String(at)),
    )
    expect(await asked.result).toMatchObject({ state: 'DONE', output: '4950\n' })
  })

  it('is stopped while it asks', async () => {
    const started = runner.run(
      { language: python, code: 'print(1)\ninput()', input: '', limits },
      { onOutput() {}, askForLine: () => (setTimeout(() => started.stop()), new Promise(() => {})) },
    )
    expect(await started.result).toMatchObject({ state: 'STOPPED' })
    expect(await run('print(2)').result).toMatchObject({ output: '2\n' })
  })

  describe('a program in a sea', () => {
    const code = [
      'from sea import *',
      'move()',
      'n = int(input("몇 칸? "))',
      'for i in range(n):\n    move()',
      'print(n, input("이름? "), dice(1, 100))',
    ].join('\n')
    const inSea = (answers: readonly (string | null)[]) => {
      const left = [...answers]
      const [pieces, prompts]: [string[], string[]] = [[], []]
      const events = {
        onOutput: (text: string) => void pieces.push(text),
        askForLine: async (prompt: string) => (prompts.push(prompt), left.shift() ?? null),
      }
      return { ...runner.runInSea({ code, stage: aStage(), limits }, events), prompts, pieces }
    }

    it('asks for its lines, and does each thing once', async () => {
      const { result, prompts, pieces } = inSea(['2', '니모'])
      const { execution, calls } = await result
      expect(execution).toMatchObject({ state: 'DONE', error: null })
      expect(calls.filter(([, name]) => name === 'move')).toHaveLength(3)
      expect(prompts).toEqual(['몇 칸? ', '이름? '])
      expect(execution.output).toMatch(/^몇 칸\? 이름\? 2 니모 \d+\n$/)
      expect(pieces.join('')).toBe(execution.output)
    })

    it('keeps what it did before its input ended', async () => {
      const { execution, calls } = await inSea([null]).result
      expect(execution.error).toMatchObject({ type: 'EOFError', line: 3 })
      expect(calls.filter(([, name]) => name === 'move')).toHaveLength(1)
    })

    it('is asked nothing when it is judged', async () => {
      const [judged] = await runner.judgeInSeas({ code, stages: [aStage()], limits }).result
      expect(judged?.execution.error?.type).toBe('EOFError')
    })
  })

  it('runs trusted programs as they are, whatever a learner’s own has made of the library', async () => {
    const bends = 'import encodings.utf_8 as u\nu.IncrementalDecoder._buffer_decode = staticmethod(lambda data, *_: ("2", len(data)))'
    expect(await run(bends).result).toMatchObject({ state: 'DONE' })
    const trusted = runner.runCases({ language: python, code: 'print(input())', inputs: ['1'], limits, isTrusted: true })
    expect(await trusted.result).toMatchObject([{ output: '1\n' }])
    await run('import _codecs, encodings.utf_8 as u\nu.IncrementalDecoder._buffer_decode = _codecs.utf_8_decode').result
  })

  it('stops a program at once, and has the next one run', async () => {
    const endless = run('print("a")\nwhile True: pass', '', { stepCount: 1e9 })
    const waiting = run('print(2)')
    setTimeout(endless.stop, 300)
    expect(await endless.result).toMatchObject({ state: 'STOPPED' })
    expect(await waiting.result).toMatchObject({ state: 'DONE', output: '2\n' })
  })

  it('never starts what was stopped while it waited', async () => {
    const first = run('print(1)')
    const second = run('print(2)')
    second.stop()
    expect(await second.result).toMatchObject({ state: 'STOPPED', output: '' })
    expect(await first.result).toMatchObject({ state: 'DONE' })
  })

  it(
    'ends by the clock what takes no steps, but not what takes many',
    async () => {
      const hasty = await nodePythonRunner({ silenceMs: 1_500, totalMs: 60_000 })
      const order = { language: python, code: '10 ** 10 ** 8', inputs: ['', '', '', ''], limits }
      expect((await hasty.runCases(order).result).map(({ state }) => state)).toEqual(Array(4).fill('TIME_LIMIT'))
      hasty.close()
      // Longer than it may be silent, which is long enough for a busy machine.
      const code = 'import time\nend = time.monotonic() + 6\nwhile time.monotonic() < end: pass'
      const steady = await nodePythonRunner({ silenceMs: 5_000, totalMs: patience })
      const many = { ...order, code, inputs: [''], limits: { ...limits, stepCount: 1e9 } }
      expect(await steady.runCases(many).result).toMatchObject([{ state: 'DONE' }])
      steady.close()
    },
    patience,
  )

  it('looks on as a program runs, and changes nothing of what comes of it', async () => {
    for (const { code, input } of inspected) {
      const trace = await runner.trace({ code, input, limits }).result
      if (trace.isCut) expect([trace.execution.state, trace.events.length]).toEqual(['STOPPED', 2_000])
      else expect(trace.execution).toEqual((await runner.runCases({ language: python, code, inputs: [input], limits }).result)[0])
    }
  })

  it('writes down lines, calls, returns and errors, and calls nothing of the program’s own', async () => {
    const [, , object, , generator] = await Promise.all(inspected.map(({ code, input }) => runner.trace({ code, input, limits }).result))
    const shown = object?.events.at(-1)?.frames[0]?.variables.get('a')
    expect(shown).toMatchObject({ kind: 'pairs', type: 'A', size: 1, pairs: [[{ text: 'n' }, { text: '바다' }]] })
    expect(object?.execution.state).toBe('DONE')
    expect(generator?.events.map(({ kind }) => kind).filter((kind) => kind !== 'line')).toEqual([
      'call',
      'call',
      'return',
      'call',
      'return',
      'call',
      'return',
      'return',
    ])
  })

  it('sees what a function deep down does to the variables of the program', async () => {
    const code = 'n = 0\ndef f(d):\n    global n\n    n = d\n    if d < 6: f(d + 1)\nf(1)'
    const { events } = await runner.trace({ code, input: '', limits }).result
    const deep = events.filter(({ kind, line }) => kind === 'line' && line === 5)
    expect(deep.map(({ frames }) => frames[0]?.variables.get('n'))).toMatchObject([1, 2, 3, 4, 5, 6].map((n) => ({ text: String(n) })))
  })

  it('goes on writing down steps after an error of too deep calls was caught, and asks nothing of a class of the program’s own', async () => {
    const deep = 'import sys\nsys.setrecursionlimit(100)\ndef f(): return f()\ntry: f()\nexcept RecursionError: pass\nprint("on")'
    const trace = await runner.trace({ code: deep, input: '', limits }).result
    expect(trace.execution).toMatchObject({ state: 'DONE', output: 'on\n' })
    expect(trace.events.map(({ line }) => line)).toContain(6)
    const curious =
      'class M(type):\n    def __getattribute__(c, n):\n        print(n)\n        return type.__getattribute__(c, n)\n' +
      'class A(metaclass=M):\n    def __getattribute__(s, n):\n        print(n)\n        return object.__getattribute__(s, n)\na = A()\nb = [a]'
    expect((await runner.trace({ code: curious, input: '', limits }).result).execution).toMatchObject({ state: 'DONE', output: '' })
  })

  it('a trace can be stopped', async () => {
    const trace = runner.trace({ code: '10 ** 10 ** 8', input: '', limits })
    setTimeout(trace.stop, 200)
    expect(await trace.result).toMatchObject({ execution: { state: 'STOPPED' }, events: [], tree: null })
  })

  it('shows the error output to whoever watches', async () => {
    expect(await run('import sys\nprint("a", file=sys.stderr)').result).toMatchObject({ output: 'a\n' })
  })
})
