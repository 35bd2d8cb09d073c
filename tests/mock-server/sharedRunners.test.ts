import { expect, it } from 'vitest'
import { shareAmong } from '../../mock-server/sharedRunners.ts'
import type { LoadRunner } from '../../mock-server/judging.ts'
import type { CasesRequest } from '../../src/application/codeRunner.ts'
import { defaultLimits } from '../../src/domain/problems/execution.ts'

type Runner = Awaited<ReturnType<LoadRunner>>

/** Makes a runner whose runs end when the test ends them. */
function heldRunner() {
  const held: { readonly code: string; end(isFailure?: boolean): void }[] = []
  const asked: string[] = []
  const run = (code: string) => ({
    result: new Promise<never[]>((resolve, reject) =>
      held.push({ code, end: (isFailure) => (isFailure === true ? reject(new Error('broken')) : resolve([])) }),
    ),
    stop() {},
  })
  const runner: Partial<Runner> = {
    languages: ['PYTHON'],
    fetchAhead: async () => void asked.push('fetchAhead'),
    warmUp: async () => void asked.push('warmUp'),
    runCases: ({ code }) => run(code),
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the others are not called
  return { runner: runner as Runner, held, asked }
}

const request = (code: string): CasesRequest => ({ language: 'PYTHON', code, inputs: [''], limits: defaultLimits })

it('a long program holds up nobody: each goes to the runner that has the fewest left', async () => {
  const [one, other] = [heldRunner(), heldRunner()]
  const shared = shareAmong(one.runner, other.runner)
  const codesOf = ({ held }: typeof one) => held.map(({ code }) => code)
  shared.runCases(request('long'))
  for (const code of ['a', 'b', 'c']) {
    const { result } = shared.runCases(request(code))
    other.held.at(-1)?.end()
    await result
  }
  expect([codesOf(one), codesOf(other)]).toEqual([['long'], ['a', 'b', 'c']])
})

it('a runner that failed has as few left as one that answered', async () => {
  const [one, other] = [heldRunner(), heldRunner()]
  const shared = shareAmong(one.runner, other.runner)
  const failing = shared.runCases(request('a'))
  one.held[0]?.end(true)
  await expect(failing.result).rejects.toThrow('broken')
  shared.runCases(request('b'))
  expect(one.held).toHaveLength(2)
})

it('all of them get ready', async () => {
  const [one, other] = [heldRunner(), heldRunner()]
  const shared = shareAmong(one.runner, other.runner)
  await shared.warmUp()
  await shared.fetchAhead()
  expect([one.asked, other.asked, shared.languages]).toEqual([['warmUp', 'fetchAhead'], ['warmUp', 'fetchAhead'], ['PYTHON']])
})
