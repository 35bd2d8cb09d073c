const faultWords = ['hang', 'drop', 'garbage', 'wrong', 'slow'] as const
type FaultWord = (typeof faultWords)[number]

/** A call that goes wrong on purpose, and how: an HTTP status, or one of the words. */
export interface FaultRule {
  /** null: any method. */
  readonly method: string | null
  /** Segments below the prefix; `*` is any one segment, `**` any number of them. */
  readonly path: readonly string[]
  readonly kind: number | FaultWord
}

export const faultGrammar = () => `쉼표로 이어 쓴 [메서드 ]경로:종류 (종류는 HTTP 상태 200~599, ${faultWords.join(', ')})`

const grammar = /^(?:(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) +)?\/?([^\s:/]+(?:\/[^\s:/]+)*):([a-z]+|[2-5]\d\d)$/

/** The rules of a `fault` parameter; undefined when one of them is not written as the grammar says. */
export function readFaults(text: string): readonly FaultRule[] | undefined {
  const rules = text.split(',').map((part) => readFault(part.trim()))
  return rules.every((found) => found !== null) ? rules : undefined
}

function readFault(text: string): FaultRule | null {
  const [, method, path, kind] = grammar.exec(text) ?? []
  if (path === undefined || kind === undefined) return null
  const segments = path.split('/')
  if (!segments.every(isSegment)) return null
  const meant = faultWords.find((word) => word === kind) ?? Number(kind)
  return Number.isNaN(meant) ? null : { method: method ?? null, path: segments, kind: meant }
}

/** Returns whether the segment is valid: a star stands for whole segments only, `users*` is no pattern. */
function isSegment(segment: string): boolean {
  return segment === '*' || segment === '**' || !segment.includes('*')
}

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
