import type { Finding } from './runConform.ts'
import { isFailure, type Verdict } from './Verdict.ts'

const mostProblems = 5
const marks: Readonly<Record<Verdict['kind'], string>> = {
  'as-expected': '✓',
  refused: '·',
  otherwise: '✗',
  'not-there': '✗',
  'not-judged': '·',
  'not-tried': '·',
}

/** One line for one call. */
export function lineOf({ call, verdict }: Finding): string {
  const prefix = call.prefix === undefined ? '' : `/${call.prefix}/v1/`
  const origin = call.origin === 'spec' ? 'given  ' : 'assumed'
  return `${marks[verdict.kind]} ${origin} ${call.method.padEnd(6)} ${prefix}${call.path}: ${wordsOn(verdict)}`
}

function wordsOn(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'as-expected':
      return verdict.note ?? 'as expected'
    case 'refused':
      return `refused with ${verdict.status}, as it may: not judged further`
    case 'otherwise':
      return inShort(verdict.problems)
    case 'not-there':
      return `not there (${verdict.status})`
    case 'not-judged':
      return `${verdict.why}: not judged`
    case 'not-tried':
      return `not tried: ${verdict.why}`
  }
}

function inShort(problems: readonly string[]): string {
  const more = problems.length - mostProblems
  return [...problems.slice(0, mostProblems), ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}

/** `31 calls: 28 as expected, 2 answered otherwise, 1 not there` */
export function summaryOf(findings: readonly Finding[]): string {
  const count = (kind: Verdict['kind'], words: string) => {
    const { length } = findings.filter(({ verdict }) => verdict.kind === kind)
    return length === 0 ? [] : [`${length} ${words}`]
  }
  const counts = [
    ...count('as-expected', 'as expected'),
    ...count('refused', 'refused as they may'),
    ...count('otherwise', 'answered otherwise'),
    ...count('not-there', 'not there'),
    ...count('not-judged', 'not judged'),
    ...count('not-tried', 'not tried'),
  ]
  return `${findings.length} calls: ${counts.join(', ')}`
}

export function exitStatusOf(findings: readonly Finding[]): 0 | 1 {
  return findings.some(({ verdict }) => isFailure(verdict)) ? 1 : 0
}
