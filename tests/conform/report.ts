import { type Finding, onlyWithWrite } from './runConform.ts'
import { isFailure, type Verdict } from './Verdict.ts'

const mostProblems = 5
const marks: Readonly<Record<Verdict['kind'], string>> = {
  'as-expected': '✓',
  refused: '·',
  otherwise: '✗',
  'not-there': '✗',
  'no-answer': '✗',
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
    case 'no-answer':
      return `no answer: ${verdict.why}`
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

/** `31 calls: 28 as expected, 2 answered otherwise, 1 not there`, then what was not judged by its reason, and what failed once more. */
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
    ...count('no-answer', 'without an answer'),
    ...count('not-judged', 'not judged'),
    ...count('not-tried', 'not tried'),
  ]
  const failed = findings.filter(({ verdict }) => isFailure(verdict)).map(lineOf)
  return [
    `${findings.length} calls: ${counts.join(', ')}`,
    ...reasonsIn(findings),
    ...(failed.length === 0 ? [] : ['Failed:', ...failed]),
    ...(isJudgedEnough(findings)
      ? []
      : ['Less than half could be judged: a cookie of somebody who may do more (--cookie), or --write, lets more be tried.']),
  ].join('\n')
}

/** `Not judged: 40, change something: only with --write` */
function reasonsIn(findings: readonly Finding[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { verdict } of findings) {
    const reason = reasonOf(verdict)
    if (reason !== null) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([reason, number]) => `Not judged: ${number}, ${reason}`)
}

function reasonOf(verdict: Verdict): string | null {
  if (verdict.kind === 'refused') return `refused with ${verdict.status}, as they may`
  if (verdict.kind !== 'not-judged' && verdict.kind !== 'not-tried') return null
  return /^needs |told no /.test(verdict.why) ? 'an earlier answer lacks what they are asked with' : verdict.why
}

function isJudged({ verdict }: Finding): boolean {
  return verdict.kind === 'as-expected' || verdict.kind === 'otherwise' || verdict.kind === 'not-there'
}

/** Of the calls that were to be tried. */
function isJudgedEnough(findings: readonly Finding[]): boolean {
  const due = findings.filter(({ verdict }) => verdict.kind !== 'not-tried' || verdict.why !== onlyWithWrite)
  return due.length > 0 && due.filter(isJudged).length * 2 >= due.length
}

/** 2: nothing failed, but too little could be judged for anything to be said. Where nobody answers, nothing was judged. */
export function exitStatusOf(findings: readonly Finding[]): 0 | 1 | 2 {
  if (findings.some((finding) => isJudged(finding) && isFailure(finding.verdict))) return 1
  if (!isJudgedEnough(findings)) return 2
  return findings.some(({ verdict }) => isFailure(verdict)) ? 1 : 0
}
