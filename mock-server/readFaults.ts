import { type FaultRule, faultWords } from './FaultRule.ts'

export const faultGrammar = () => `쉼표로 이어 쓴 [메서드 ]경로:종류 (종류는 HTTP 상태 200~599, ${faultWords.join(', ')})`

const rule = /^(?:(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) +)?\/?([^\s:/]+(?:\/[^\s:/]+)*):([a-z]+|[2-5]\d\d)$/

/** The rules of a `fault` parameter; undefined when one of them is not written as the grammar says. */
export function readFaults(text: string): readonly FaultRule[] | undefined {
  const rules = text.split(',').map((part) => readFault(part.trim()))
  return rules.every((found) => found !== null) ? rules : undefined
}

function readFault(text: string): FaultRule | null {
  const [, method, path, kind] = rule.exec(text) ?? []
  if (path === undefined || kind === undefined) return null
  const segments = path.split('/')
  if (!segments.every(isSegment)) return null
  const meant = faultWords.find((word) => word === kind) ?? Number(kind)
  return Number.isNaN(meant) ? null : { method: method ?? null, path: segments, kind: meant }
}

/** A star stands for whole segments only: `users*` is no pattern. */
function isSegment(segment: string): boolean {
  return segment === '*' || segment === '**' || !segment.includes('*')
}
