import type { FaultRule } from './FaultRule.ts'

/** The first rule that means this call; `path` is the call's path below the prefix. */
export function faultFor(rules: readonly FaultRule[], method: string, path: string): FaultRule | undefined {
  const segments = path.split('/').filter((segment) => segment !== '')
  return rules.find((rule) => (rule.method === null || rule.method === method) && matches(rule.path, segments))
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  const [first, ...rest] = pattern
  if (first === undefined) return segments.length === 0
  if (first === '**') return segments.some((_, at) => matches(rest, segments.slice(at))) || matches(rest, [])
  const [segment, ...others] = segments
  return segment !== undefined && (first === '*' || first === segment) && matches(rest, others)
}
