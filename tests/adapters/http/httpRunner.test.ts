import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../../../src/adapters/http/client.ts'
import { httpRunner } from '../../../src/adapters/http/httpRunner.ts'
import { defaultLimits as limits } from '../../../src/domain/problems/execution.ts'

interface Sent {
  readonly url: string
  readonly body: unknown
}

/** Fakes a backend that answers each run in turn, and records the requests. */
function runnerOver(...answers: readonly unknown[]) {
  const sent: Sent[] = []
  const client = createHttpClient({
    apiOrigin: 'https://api.test',
    product: 'product',
    fetch: async (request) => {
      sent.push({ url: request.url, body: await request.json() })
      const answer = answers[sent.length - 1]
      if (answer === undefined)
        return await new Promise((_resolve, reject) => request.signal.addEventListener('abort', () => reject(new Error('aborted'))))
      return answer instanceof Response ? answer : Response.json(answer)
    },
  })
  return { sent, runner: httpRunner({ client, path: 'users/problems/7/runs', languages: ['C'] }) }
}

const order = { language: 'C', code: 'int main() {}', input: '1', limits } as const

describe('a language that the backend runs', () => {
  it('is one call a run, and its output is told', async () => {
    const { runner, sent } = runnerOver({ state: 'DONE', output: '1\n', errorOutput: null, line: null })
    const pieces: string[] = []
    const { result } = runner.run(order, { onOutput: (text) => pieces.push(text) })
    expect(await result).toEqual({ state: 'DONE', output: '1\n', error: null, stepCount: 0 })
    expect(pieces).toEqual(['1\n'])
    expect(sent).toEqual([
      { url: 'https://api.test/product/v1/users/problems/7/runs', body: { language: 'C', code: 'int main() {}', input: '1' } },
    ])
  })

  it('tells what the compiler said, and where', async () => {
    const { runner } = runnerOver({ state: 'SYNTAX_ERROR', output: null, errorOutput: "expected ';'", line: 1 })
    expect(await runner.run(order, { onOutput() {} }).result).toEqual({
      state: 'SYNTAX_ERROR',
      output: '',
      error: { type: '', message: "expected ';'", line: 1 },
      stepCount: 0,
    })
  })

  it('runs cases in order, and none of them after it was stopped', async () => {
    const { runner, sent } = runnerOver({ state: 'DONE', output: 'a' })
    const told: number[] = []
    const run = runner.runCases({ ...order, inputs: ['1', '2', '3'] }, (index) => {
      told.push(index)
      if (index === 0) setTimeout(run.stop, 20)
    })
    expect((await run.result).map(({ state }) => state)).toEqual(['DONE', 'STOPPED', 'STOPPED'])
    expect(told).toEqual([0, 1, 2])
    expect(sent).toHaveLength(2)
  })

  it('is not run a second time by itself when the call fails, or its answer is none', async () => {
    for (const answer of [new Response('{}', { status: 503 }), { state: 'SOMETHING' }, []]) {
      const { runner, sent } = runnerOver(answer)
      await expect(runner.run(order, { onOutput() {} }).result).rejects.toThrow('users/problems/7/runs')
      expect(sent).toHaveLength(1)
    }
  })

  it('gives no more output than the page asked for', async () => {
    const { runner } = runnerOver({ state: 'DONE', output: 'a'.repeat(50) })
    expect((await runner.run({ ...order, limits: { ...limits, outputLength: 10 } }, { onOutput() {} }).result).output).toHaveLength(10)
  })
})
