import type { ApiCall } from '../../src/adapters/http/contract/apiCall.ts'
import type { ConformArguments } from './conformArguments.ts'
import { callTitle } from './callTitle.ts'
import type { Answers } from './fillSample.ts'
import { furtherProblems, guardProblems } from './furtherProblems.ts'
import { named, needsOf } from './selectedCalls.ts'
import { type Patience, tryCall, usualPatience } from './tryCall.ts'
import type { Verdict } from './Verdict.ts'

export interface Finding {
  readonly call: ApiCall
  readonly verdict: Verdict
}

/** The reason for leaving out calls that change something. */
export const onlyWithWrite = 'changes something: only with --write'

/** After this many calls without an answer in a row the backend counts as down. */
const maxUnanswered = 3

/**
 * Tries every call of the contract in sequence: first those that only read, then those that change something. Each POST is repeated with
 * its key, until the backend has carried one out again.
 */
export async function* runConform(
  contract: readonly ApiCall[],
  asked: ConformArguments,
  tryOne: typeof tryWholly = tryWholly,
): AsyncGenerator<Finding> {
  const writes = writesIn(contract)
  const answers = new Map<string, unknown>()
  let unanswered = 0
  let obeysKeys = true
  for (const call of inOrder(contract, writes)) {
    const verdict = await verdictOn(call)
    if ('answer' in verdict) answers.set(call.name, verdict.answer)
    if ('obeysKey' in verdict) obeysKeys &&= verdict.obeysKey
    if (verdict.kind === 'no-answer') unanswered += 1
    else if (verdict.kind !== 'not-tried') unanswered = 0
    yield { call, verdict }
  }

  async function verdictOn(call: ApiCall): Promise<Verdict> {
    if (writes.has(call.name) && !asked.write) return { kind: 'not-tried', why: onlyWithWrite }
    if (unanswered >= maxUnanswered) return { kind: 'not-tried', why: 'the backend answers no more' }
    const needed = needsOf(call).find((name) => !answers.has(name))
    return needed === undefined ? tryOne(call, asked, answers, obeysKeys) : { kind: 'not-tried', why: `needs ${callTitle(needed)}` }
  }
}

/** Tries a call with all that only further requests can show. */
export async function tryWholly(
  call: ApiCall,
  asked: ConformArguments,
  answers: Answers,
  repeats = false,
  patience: Patience = usualPatience,
): Promise<Verdict> {
  const guards = call.method === 'GET' ? [] : await guardProblems(call, asked, answers)
  const verdict = await tryCall(call, asked, answers, repeats, patience)
  const further = verdict.kind === 'as-expected' ? await furtherProblems(call, asked, answers, verdict.answer) : []
  const problems = [...(verdict.kind === 'otherwise' ? verdict.problems : []), ...guards, ...further]
  const isJudged = verdict.kind === 'as-expected' || verdict.kind === 'otherwise' || verdict.kind === 'refused'
  return problems.length > 0 && isJudged ? { ...verdict, kind: 'otherwise', problems } : verdict
}

/** Calls that change something, and those that need such a change before. */
function writesIn(contract: readonly ApiCall[]): ReadonlySet<string> {
  const writes = new Set(contract.filter(({ method }) => method !== 'GET').map(({ name }) => name))
  for (let before = -1; before < writes.size; ) {
    before = writes.size
    for (const call of contract) if (needsOf(call).some((name) => writes.has(name))) writes.add(call.name)
  }
  return writes
}

/** Sorts calls so that each comes after those that it needs; otherwise the order of the contract is kept. */
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
