import { faultFor } from '../../mock-server/faultFor.ts'
import { readFaults } from '../../mock-server/readFaults.ts'
import type { ApiPaths } from '../adapters/http/apiPaths.ts'
import type { FaultedCall, FaultEdits, FaultView } from '../ui/preview/faults/FaultView.ts'
import { type FaultableCall, faultableCalls } from './faultableCalls.ts'

/** What a `fault` parameter says, call by call. */
export function faultsOf(text: string, paths: ApiPaths): FaultView {
  const rules = rulesOf(text)
  const parts = faultableCalls(paths)
  const own = new Set(parts.flatMap(({ calls }) => calls.map(nameOf)))
  return {
    parts: parts.map(({ name, calls }) => ({ name, calls: calls.map((call) => faulted(call, rules)) })),
    others: rules.filter((rule) => !own.has(targetOf(rule))).join(', '),
    isQuiet: rules.length === 0,
  }
}

/** Ways from one `fault` parameter to another. A call's own rule stands before those that mean many: the first that fits is taken. */
export function faultEdits(text: string, paths: ApiPaths): FaultEdits {
  const own = new Set(faultableCalls(paths).flatMap(({ calls }) => calls.map(nameOf)))
  const rules = rulesOf(text)
  return {
    ofCall: (target, kind) => joined([...(kind === '' ? [] : [`${target}:${kind}`]), ...rules.filter((rule) => targetOf(rule) !== target)]),
    ofOthers(others) {
      const typed = rulesOf(others)
      const meant = new Set(typed.map(targetOf))
      return joined([...rules.filter((rule) => own.has(targetOf(rule)) && !meant.has(targetOf(rule))), ...typed])
    },
    problems: (others) => rulesOf(others).filter((rule) => readFaults(rule) === undefined),
    everything: '**:500',
  }
}

const rulesOf = (text: string) =>
  text
    .split(',')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '')

const joined = (rules: readonly string[]) => rules.join(',')
const nameOf = ({ method, path }: FaultableCall) => `${method} ${path}`
const targetOf = (rule: string) => rule.slice(0, Math.max(0, rule.lastIndexOf(':')))
const kindOf = (rule: string) => rule.slice(rule.lastIndexOf(':') + 1)

function faulted(call: FaultableCall, rules: readonly string[]): FaultedCall {
  const rule = nameOf(call)
  const first = rules.find((text) => faultFor(readFaults(text) ?? [], call.method, call.path.replaceAll('*', 'any')))
  const own = rules.find((text) => targetOf(text) === rule)
  return { rule, label: call.label, kind: own === undefined ? '' : kindOf(own), overruledBy: first === own ? null : (first ?? null) }
}
