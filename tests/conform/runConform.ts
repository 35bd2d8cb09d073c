import type { ApiCall } from '../../src/adapters/http/contract/apiCall.ts'
import { firstSteps } from '../../src/adapters/http/contract/firstCalls.ts'
import type { ConformArguments } from './conformArguments.ts'
import { callsIn } from './fillSample.ts'
import { tryCall } from './tryCall.ts'
import type { Verdict } from './Verdict.ts'

export interface Finding {
  readonly call: ApiCall
  readonly verdict: Verdict
}

/** Why a call is left out. */
export const onlyWithWrite = 'changes something: only with --write'

/** So many in a row without an answer, and nobody is there. */
const mostUnanswered = 3

/** Tries every call of the contract, one after the other: what asks nothing of the backend first, what changes it after that. */
export async function* runConform(contract: readonly ApiCall[], asked: ConformArguments): AsyncGenerator<Finding> {
  const writes = writesIn(contract)
  const answers = new Map<string, unknown>()
  let unanswered = 0
  for (const call of inOrder(contract, writes)) {
    const verdict = await verdictOn(call)
    if (verdict.kind === 'as-expected') answers.set(call.name, verdict.answer)
    if (verdict.kind === 'no-answer') unanswered += 1
    else if (verdict.kind !== 'not-tried') unanswered = 0
    yield { call, verdict }
  }

  async function verdictOn(call: ApiCall): Promise<Verdict> {
    if (writes.has(call.name) && !asked.write) return { kind: 'not-tried', why: onlyWithWrite }
    if (unanswered >= mostUnanswered) return { kind: 'not-tried', why: 'the backend answers no more' }
    const needed = needsOf(call).find((name) => !answers.has(name))
    return needed === undefined ? tryCall(call, asked, answers) : { kind: 'not-tried', why: `needs ${needed}` }
  }
}

function needsOf({ pathParameters, query, body, dependsOn }: ApiCall): readonly string[] {
  return [...callsIn(pathParameters), ...callsIn(query), ...callsIn(body?.example), ...(dependsOn === undefined ? [] : [dependsOn])]
}

/** Calls that change something, and those that only make sense once something was changed. */
function writesIn(contract: readonly ApiCall[]): ReadonlySet<string> {
  const writes = new Set(contract.filter(({ method }) => method !== 'GET').map(({ name }) => name))
  for (let before = -1; before < writes.size; ) {
    before = writes.size
    for (const call of contract) if (needsOf(call).some((name) => writes.has(name))) writes.add(call.name)
  }
  return writes
}

/** The calls of these steps of a first backend, or whose path begins so, and those that they need; all of them where nothing is named. */
export function callsOf(contract: readonly ApiCall[], only: readonly string[]): readonly ApiCall[] {
  if (only.length === 0) return contract
  const isMeant = ({ name, path }: ApiCall) =>
    only.some((word) => firstSteps.find((step) => step.name === word)?.calls.includes(name) ?? path.startsWith(word))
  const chosen = new Set<ApiCall>()
  const choose = (call: ApiCall) => {
    chosen.add(call)
    for (const name of needsOf(call)) choose(named(contract, name))
  }
  for (const call of contract) if (isMeant(call)) choose(call)
  return contract.filter((call) => chosen.has(call))
}

/** Each after the calls that it needs; apart from that as in the contract. */
function inOrder(contract: readonly ApiCall[], writes: ReadonlySet<string>): readonly ApiCall[] {
  const rank = ({ name, runsLast }: ApiCall) => (runsLast ? 2 : Number(writes.has(name)))
  const ordered = new Set<ApiCall>()
  const place = (call: ApiCall, trail: readonly string[]) => {
    if (trail.includes(call.name)) throw new Error(`${[...trail, call.name].join(' needs ')}: a circle`)
    for (const name of needsOf(call)) place(named(contract, name), [...trail, call.name])
    ordered.add(call)
  }
  for (const call of contract.toSorted((one, other) => rank(one) - rank(other))) place(call, [])
  return [...ordered]
}

function named(contract: readonly ApiCall[], name: string): ApiCall {
  const call = contract.find((candidate) => candidate.name === name)
  if (call === undefined) throw new Error(`the contract has no call ${name}`)
  return call
}
