import { faultFor, readFaults } from '../../mock-server/faultRules.ts'
import { callAreas } from '../adapters/http/contract/apiCall.ts'
import { contract } from '../adapters/http/contract/contract.ts'
import { type FaultedCall, type FaultEdits, FaultLab, type FaultLabProps, type FaultView } from '../ui/preview/faults/FaultLab.tsx'

/** The fault lab over every call of the contract. Its own chunk, because the start of the page does not need the contract. */
export const DemoFaultLab = ({ faults, ...props }: Omit<FaultLabProps, 'view' | 'edits'> & { readonly faults: string }) => (
  <FaultLab view={readFaultView(faults)} edits={faultEdits(faults)} {...props} />
)

interface FaultableCall {
  /** A call as a fault rule names it: any one segment fits a place of the path. */
  readonly rule: string
  readonly label: string
}

interface FaultableArea {
  readonly name: string
  readonly calls: readonly FaultableCall[]
}

/** Lists every call that a fault can hit. Calls that differ only by their prefix are one, since a rule has no prefix. */
const faultableAreas: readonly FaultableArea[] = callAreas.map((name) => ({
  name,
  calls: uniqueRules(
    contract
      .filter(({ area }) => area === name)
      .map(({ method, path, purpose }) => ({ rule: `${method} ${path.replace(/\{\w+\}/g, '*')}`, label: purpose })),
  ),
}))

function uniqueRules(calls: readonly FaultableCall[]): readonly FaultableCall[] {
  return calls.filter(({ rule }, index) => calls.findIndex((other) => other.rule === rule) === index)
}

const callRules: ReadonlySet<string> = new Set(faultableAreas.flatMap(({ calls }) => calls.map(({ rule }) => rule)))

/** The view of a `fault` parameter, call by call. */
export function readFaultView(text: string): FaultView {
  const rules = rulesOf(text)
  return {
    parts: faultableAreas.map(({ name, calls }) => ({ name, calls: calls.map((call) => faultedCall(call, rules)) })),
    others: rules.filter((rule) => !callRules.has(targetOf(rule))).join(', '),
    isEmpty: rules.length === 0,
  }
}

/** Edits of the `fault` parameter. The first rule that matches counts, so a rule for one call is put before rules for many. */
export function faultEdits(text: string): FaultEdits {
  const rules = rulesOf(text)
  return {
    setCallFault: (target, kind) =>
      joinRules([...(kind === '' ? [] : [`${target}:${kind}`]), ...rules.filter((rule) => targetOf(rule) !== target)]),
    setOtherRules(others) {
      const typed = rulesOf(others)
      const meant = new Set(typed.map(targetOf))
      return joinRules([...rules.filter((rule) => callRules.has(targetOf(rule)) && !meant.has(targetOf(rule))), ...typed])
    },
    invalidRules: (others) => rulesOf(others).filter((rule) => readFaults(rule) === undefined),
    failAllRule: '**:500',
  }
}

const rulesOf = (text: string) =>
  text
    .split(',')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '')

const joinRules = (rules: readonly string[]) => rules.join(',')
const targetOf = (rule: string) => rule.slice(0, Math.max(0, rule.lastIndexOf(':')))
const faultKindOf = (rule: string) => rule.slice(rule.lastIndexOf(':') + 1)

function faultedCall({ rule, label }: FaultableCall, rules: readonly string[]): FaultedCall {
  const [method = '', path = ''] = rule.split(' ')
  const first = rules.find((text) => faultFor(readFaults(text) ?? [], method, path.replaceAll('*', 'any')))
  const own = rules.find((text) => targetOf(text) === rule)
  return { rule, label, kind: own === undefined ? '' : faultKindOf(own), overruledBy: first === own ? null : (first ?? null) }
}
