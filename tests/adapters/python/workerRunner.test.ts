import { expect, it, vi } from 'vitest'
import { readFromWorker, type FromWorker, type ToWorker } from '../../../src/adapters/python/workerMessages.ts'
import { workerRunner } from '../../../src/adapters/python/workerRunner.ts'
import { aStage } from '../../domain/blocks/aStage.ts'
import { defaultLimits as limits } from '../../../src/domain/problems/execution.ts'

type Answer = (message: ToWorker, reply: (message: FromWorker) => void, fail: (problem: string) => void) => void

/** Makes a runner over fake workers that answer as the test says, and counts them. */
function runnerOver(answer: Answer, clock = { silenceMs: 1_000, totalMs: 2_000 }) {
  const workers = { started: 0, ended: 0 }
  const runner = workerRunner({
    runtimeUrl: 'https://here.test/python/',
    clock,
    startWorker(on) {
      workers.started++
      let isOpen = true
      return {
        send: (message) => queueMicrotask(() => answer(message, (reply) => isOpen && on.message(reply), on.broken)),
        terminate() {
          workers.ended++
          isOpen = false
        },
      }
    },
  })
  return { runner, workers }
}

const request = { language: 'PYTHON', code: '', input: '', limits } as const
const done = { kind: 'done', execution: { state: 'DONE', output: '', error: null, stepCount: 1 }, isSpent: false } as const

it('has a second interpreter ready once the first is, and no third', async () => {
  const { runner, workers } = runnerOver((message, reply) => reply(message.kind === 'boot' ? { kind: 'ready' } : done))
  await runner.warmUp()
  await runner.warmUp()
  await runner.run(request, { onOutput() {} }).result
  expect(workers).toEqual({ started: 2, ended: 0 })
})

it('changes an interpreter that a program has filled', async () => {
  const { runner, workers } = runnerOver((message, reply) =>
    reply(message.kind === 'boot' ? { kind: 'ready' } : { ...done, isSpent: true }),
  )
  await runner.run(request, { onOutput() {} }).result
  await runner.run(request, { onOutput() {} }).result
  expect(workers).toEqual({ started: 3, ended: 2 })
})

const answerAll: Answer = (message, reply) => reply(message.kind === 'boot' ? { kind: 'ready' } : done)

it('gives each program that is judged an interpreter that served nobody before it and serves nobody after it', async () => {
  const { runner, workers } = runnerOver(answerAll)
  await runner.warmUp()
  await runner.run(request, { onOutput() {} }).result
  for (const handIn of [1, 2, 3]) {
    await runner.runCases({ ...request, inputs: ['a', 'b'], isAlone: true }).result
    // Each submission used one interpreter for all of its cases, and ended it; two are left: one for the learner's own runs, and a spare.
    expect(workers).toEqual({ started: 2 + handIn, ended: handIn })
  }
  await runner.run(request, { onOutput() {} }).result
  expect(workers).toEqual({ started: 5, ended: 3 })
})

it('has judged programs wait for no interpreter that could be ready: a spare, or one that nothing has run in yet', async () => {
  const { runner, workers } = runnerOver(answerAll)
  await runner.warmUp()
  const first = runner.runCases({ ...request, inputs: [''], isAlone: true })
  await first.result
  expect(workers.ended).toBe(1)
  await runner.trace({ ...request, isAlone: true }).result
  expect(workers.ended).toBe(2)
})

it('lets seas be judged one after the other in one interpreter, and ends it', async () => {
  const { runner, workers } = runnerOver(answerAll)
  expect(await runner.judgeInSeas({ code: '', stages: [aStage(), aStage()], limits }).result).toHaveLength(2)
  // The one that is left is the spare for the next run.
  expect(workers).toEqual({ started: 2, ended: 1 })
})

it('ends the interpreter of one’s own program, too, where its text names what only tampering touches', async () => {
  const { runner, workers } = runnerOver(answerAll)
  await runner.warmUp()
  for (const code of [
    'import sys\nprint(sys._getframe(1))',
    'getattr(sys, "_getframe")',
    'sys.ｍonitoring',
    'import gc',
    'f.__code__ = g',
    'g.gi_frame',
    'f.co_consts',
  ])
    await runner.run({ ...request, code }, { onOutput() {} }).result
  expect(workers.ended).toBe(7)
  for (const code of ['import sys\ninput = sys.stdin.readline\nprint(max(map(int, input().split())))', 'from math import gcd'])
    await runner.run({ ...request, code }, { onOutput() {} }).result
  expect(workers.ended).toBe(7)
})

it('runs a case that nobody can believe once more, in an interpreter that has run nothing', async () => {
  let runs = 0
  const { runner, workers } = runnerOver((message, reply) => {
    if (message.kind === 'boot') reply({ kind: 'ready' })
    else reply(runs++ === 0 ? { ...done, execution: { ...done.execution, state: 'STOPPED' }, isBent: true } : done)
  })
  for (const [isAlone, ended] of [
    [true, 2],
    [false, 1],
  ] as const) {
    runs = 0
    workers.ended = 0
    const executions = await runner.runCases({ ...request, inputs: ['a', 'b'], isAlone }).result
    expect(executions.map(({ state }) => state)).toEqual(['DONE', 'DONE'])
    expect(runs).toBe(3)
    expect(workers.ended).toBe(ended)
  }
})

it('runs trusted programs where nothing else has run or will, one after the other in one interpreter', async () => {
  const ranIn: number[][] = []
  let worker = -1
  const runner = workerRunner({
    runtimeUrl: 'https://here.test/python/',
    startWorker(on) {
      const own = ++worker
      ranIn[own] = []
      return {
        send: (message) =>
          queueMicrotask(() => {
            if (message.kind === 'run') ranIn[own]?.push(Number(message.input))
            on.message(message.kind === 'boot' ? { kind: 'ready' } : done)
          }),
        terminate() {},
      }
    },
  })
  const isTrusted = true
  await runner.run({ ...request, input: '1' }, { onOutput() {} }).result
  await runner.runCases({ ...request, inputs: ['2', '3'], isTrusted }).result
  await runner.runCases({ ...request, inputs: ['4'], isAlone: true }).result
  await runner.run({ ...request, input: '5' }, { onOutput() {} }).result
  await runner.runCases({ ...request, code: 'import gc', inputs: ['6'], isTrusted }).result
  expect(ranIn.filter((inputs) => inputs.length > 0)).toEqual([[1, 5], [2, 3, 6], [4]])
})

/** Runs five cases, each of which takes this long by a fake clock. */
async function statesAfter(msOfEach: readonly number[], silenceMs = 1_000) {
  let now = 0
  let runs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const { runner } = runnerOver(
    (message, reply) => {
      if (message.kind === 'run') {
        now += msOfEach[runs] ?? 0
        runs += 1
      }
      reply(message.kind === 'boot' ? { kind: 'ready' } : done)
    },
    { silenceMs, totalMs: 2_000 },
  )
  const executions = await runner.runCases({ ...request, inputs: ['a', 'b', 'c', 'd', 'e'], isAlone: true }).result
  vi.restoreAllMocks()
  return { states: executions.map(({ state }) => state), runs }
}

it('has no verdict on a program that comes so near to the clock that another machine would have another one', async () => {
  expect(await statesAfter([900, 900, 900, 900, 0])).toEqual({ states: Array(5).fill('DONE'), runs: 5 })
  // One case is silent for longer than the limit, but for less than twice as long.
  expect(await statesAfter([0, 1_200])).toEqual({ states: ['DONE', ...Array(4).fill('STOPPED')], runs: 2 })
  // All cases together take too long.
  expect(await statesAfter([1_500, 1_500, 1_500], 1_600)).toEqual({ states: ['DONE', 'DONE', 'DONE', 'STOPPED', 'STOPPED'], runs: 3 })
})

it('ends one’s own program as soon as the clock says so, and a judged one that still takes steps without a verdict', async () => {
  vi.useFakeTimers()
  const silent: Answer = (message, reply) => void (message.kind === 'boot' && reply({ kind: 'ready' }))
  const busy: Answer = (message, reply) => {
    if (message.kind === 'boot') reply({ kind: 'ready' })
    else for (let at = 1; at < 8; at++) setTimeout(() => reply({ kind: 'alive' }), at * 400)
  }
  const stateAfter = async (answer: Answer, isJudged: boolean, ms: number) => {
    const { runner } = runnerOver(answer)
    const result = isJudged
      ? runner.runCases({ ...request, inputs: [''], isAlone: true }).result.then(([first]) => first?.state)
      : runner.run(request, { onOutput() {} }).result.then(({ state }) => state)
    let state: string | undefined = 'none yet'
    void result.then((ended) => (state = ended))
    await vi.advanceTimersByTimeAsync(ms)
    return state
  }
  expect(await stateAfter(silent, false, 1_100)).toBe('TIME_LIMIT')
  expect(await stateAfter(silent, true, 1_900)).toBe('none yet')
  expect(await stateAfter(silent, true, 2_100)).toBe('TIME_LIMIT')
  expect(await stateAfter(busy, true, 2_100)).toBe('STOPPED')
  vi.useRealTimers()
})

it('starts no spare once it is closed', async () => {
  const { runner, workers } = runnerOver(answerAll)
  const run = runner.runCases({ ...request, inputs: [''], isAlone: true })
  runner.close()
  await run.result
  expect(workers.started - workers.ended).toBe(0)
})

it('tells when Python does not start, and tries again with the next run', async () => {
  let isBroken = true
  const { runner } = runnerOver((message, reply) => {
    if (message.kind === 'boot') reply(isBroken ? { kind: 'failed', problem: 'no network' } : { kind: 'ready' })
    else reply(done)
  })
  await expect(runner.run(request, { onOutput() {} }).result).rejects.toThrow('no network')
  await expect(runner.warmUp()).rejects.toThrow('no network')
  isBroken = false
  expect(await runner.run(request, { onOutput() {} }).result).toMatchObject({ state: 'DONE' })
})

it('tells when an interpreter breaks while a program runs in it, and runs the next one in another', async () => {
  let isBroken = true
  const { runner } = runnerOver((message, reply, fail) => {
    if (message.kind === 'boot') reply({ kind: 'ready' })
    else if (isBroken) fail('out of memory')
    else reply(done)
  })
  await expect(runner.run(request, { onOutput() {} }).result).rejects.toThrow('out of memory')
  isBroken = false
  expect(await runner.run(request, { onOutput() {} }).result).toMatchObject({ state: 'DONE' })
}, 5_000)

it('stops no other program than the one that it is told to, though that has ended long since', async () => {
  const { runner, workers } = runnerOver((message, reply) => {
    if (message.kind === 'boot') reply({ kind: 'ready' })
    else setTimeout(() => reply(done), 20)
  })
  const first = runner.run(request, { onOutput() {} })
  await first.result
  const second = runner.run(request, { onOutput() {} })
  setTimeout(first.stop, 10)
  expect(await second.result).toMatchObject({ state: 'DONE' })
  expect(workers.ended).toBe(0)
})

it('hears no more of a worker that says more than it may', async () => {
  const { runner } = runnerOver((message, reply) => {
    if (message.kind === 'boot') reply({ kind: 'ready' })
    else for (let piece = 0; piece < 10; piece++) reply({ kind: 'output', text: 'a'.repeat(30_000) })
  })
  const pieces: string[] = []
  const execution = await runner.run(request, { onOutput: (text) => pieces.push(text) }).result
  expect(execution).toMatchObject({ state: 'OUTPUT_LIMIT' })
  expect(execution.output).toHaveLength(limits.outputLength)
  expect(pieces.join('')).toBe(execution.output)
})

it('counts no time while somebody thinks about an answer, but all of it while the program is silent', async () => {
  const { runner } = runnerOver(
    (message, reply) => {
      if (message.kind === 'boot') reply({ kind: 'ready' })
      else if (message.kind === 'run') reply({ kind: 'ask', prompt: '이름? ' })
    },
    { silenceMs: 60, totalMs: 1_000 },
  )
  const started = performance.now()
  const slowAnswer = () => new Promise<string>((resolve) => setTimeout(() => resolve('바다'), 200))
  expect(await runner.run(request, { onOutput() {}, askForLine: slowAnswer }).result).toMatchObject({ state: 'TIME_LIMIT' })
  expect(performance.now() - started).toBeGreaterThan(240)
})

it('ends a program that asks for ever, however quick the answers are', async () => {
  const { runner } = runnerOver(
    (message, reply) => {
      if (message.kind === 'boot') reply({ kind: 'ready' })
      else setTimeout(() => reply({ kind: 'ask', prompt: '' }), 20)
    },
    { silenceMs: 1_000, totalMs: 300 },
  )
  const asked = vi.fn(async () => '')
  expect(await runner.run(request, { onOutput() {}, askForLine: asked }).result).toMatchObject({ state: 'TIME_LIMIT' })
  expect(asked.mock.calls.length).toBeGreaterThan(1)
}, 5_000)

it('ends a program that gives signs of life for ever', async () => {
  const { runner } = runnerOver(
    (message, reply) => {
      if (message.kind === 'boot') reply({ kind: 'ready' })
      else if (message.kind === 'run') setInterval(() => reply({ kind: 'alive' }), 10).unref()
    },
    { silenceMs: 100, totalMs: 300 },
  )
  expect(await runner.run(request, { onOutput() {} }).result).toMatchObject({ state: 'TIME_LIMIT' })
})

it('is stopped while Python still starts', async () => {
  const { runner } = runnerOver(() => {})
  const run = runner.run(request, { onOutput() {} })
  setTimeout(run.stop, 10)
  expect(await run.result).toMatchObject({ state: 'STOPPED' })
})

it('takes no message that no worker of ours sends', () => {
  for (const message of [
    null,
    'ready',
    {},
    { kind: 'other' },
    { kind: 'output' },
    { ...done, execution: { ...done.execution, state: 'ACCEPTED' } },
  ])
    expect(readFromWorker(message)).toBeNull()
  expect(readFromWorker(done)).toEqual(done)
  // An error of the interpreter itself has no line.
  const nowhere = { type: 'SystemError', message: '', line: null }
  const broken = { ...done, execution: { ...done.execution, state: 'RUNTIME_ERROR', error: nowhere } }
  expect(readFromWorker(broken)).toEqual(broken)
  expect(readFromWorker({ kind: 'ask', prompt: '' })).toEqual({ kind: 'ask', prompt: '' })
})
