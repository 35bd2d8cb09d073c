import type { ApiCall } from '../../src/adapters/http/contract/apiCall.ts'
import { firstSteps } from '../../src/adapters/http/contract/firstCalls.ts'
import { callsIn } from './fillSample.ts'

/** The names of the calls that must have been made before this one. */
export function needsOf({ pathParameters, query, body, mustHold, dependsOn }: ApiCall): readonly string[] {
  const samples = [pathParameters, query, body?.example, mustHold]
  return [...samples.flatMap((sample) => callsIn(sample)), ...(dependsOn === undefined ? [] : [dependsOn])]
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
  return inStepOrder(contract.filter((call) => chosen.has(call)))
}

/** The calls of the steps in the order in which the contract's chapter lists them, then the others. */
function inStepOrder(calls: readonly ApiCall[]): readonly ApiCall[] {
  const listed = firstSteps.flatMap((step) => step.calls)
  const place = ({ name }: ApiCall) => (listed.includes(name) ? listed.indexOf(name) : listed.length)
  return calls.toSorted((one, other) => place(one) - place(other))
}

/** The words that name no step and no beginning of a path. */
export function unknownWords(contract: readonly ApiCall[], only: readonly string[]): readonly string[] {
  return only.filter((word) => !firstSteps.some(({ name }) => name === word) && !contract.some(({ path }) => path.startsWith(word)))
}

export function named(contract: readonly ApiCall[], name: string): ApiCall {
  const call = contract.find((candidate) => candidate.name === name)
  if (call === undefined) throw new Error(`the contract has no call ${name}`)
  return call
}
