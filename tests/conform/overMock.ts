import { hostOverHttp } from '../../mock-server/hostOverHttp.ts'
import { mockBackend } from '../../mock-server/mockBackend.ts'
import type { ApiCall } from '../../src/adapters/http/contract/apiCall.ts'
import { contract } from '../../src/adapters/http/contract/contract.ts'
import { closed, listening } from '../adapters/listening.ts'
import { fakeRunner } from '../fakes/fakeRunner.ts'
import { lineOf } from './report.ts'
import { type Finding, runConform } from './runConform.ts'

type Fetch = (request: Request) => Promise<Response>

export const demoTime = 'at=2026-11-20T10:00:00%2B09:00'

/** The programs in the contract's samples: the submitted one, and those of the new problem. */
export const programs = {
  'print(input())\n': (input: string) => input,
  'print(int(input()) * 2)\n': (input: string) => String(Number(input) * 2),
  'import random\nrandom.seed(int(input()))\nprint(random.randint(0, 9))\n': (seed: string) => String(Number(seed) % 10),
}

interface Asking {
  readonly calls?: readonly ApiCall[]
  readonly cookie?: string
  /** Whether the mock accepts writes without `X-Requested-With`. */
  readonly isUnguarded?: boolean | undefined
  readonly tryOne?: Parameters<typeof runConform>[2]
}

/** Runs the whole contract, writes too, with the patience of a busy machine, against the mock behind a socket; `tamper` may answer in its place. */
export async function overMock(
  view: string,
  tamper: (next: Fetch) => Fetch = (next) => next,
  { calls = contract, cookie, isUnguarded = false, tryOne }: Asking = {},
): Promise<readonly Finding[]> {
  const mock = mockBackend(`${demoTime}&${view}`, 'product', async () => fakeRunner(programs))
  const server = hostOverHttp(
    tamper((request) => mock.fetch(request)),
    isUnguarded,
  )
  const findings: Finding[] = []
  try {
    const base = await listening(server)
    const asked = { base, product: 'product', cookie: cookie ?? null, write: true, judge: false, examples: false, only: [], limit: 120 }
    for await (const finding of runConform(calls, asked, tryOne)) findings.push(finding)
  } finally {
    await closed(server)
    mock.close()
  }
  return findings
}

/** The lines of the calls that came to this. */
export function linesOf(findings: readonly Finding[], ...kinds: readonly Finding['verdict']['kind'][]): readonly string[] {
  return findings.filter(({ verdict }) => kinds.includes(verdict.kind)).map(lineOf)
}
