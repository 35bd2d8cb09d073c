import { type Finding, onlyWithWrite } from './runConform.ts'
import { asksToSignIn } from './judge.ts'
import { isFailure, type Verdict } from './Verdict.ts'

const maxProblems = 5
const marks: Readonly<Record<Verdict['kind'], string>> = {
  'as-expected': '✓',
  refused: '·',
  otherwise: '✗',
  'not-there': '✗',
  'no-answer': '✗',
  'not-judged': '·',
  'not-tried': '·',
}

/** Formats the finding of a call as one line. */
export function lineOf({ call, verdict }: Finding): string {
  const prefix = call.prefix === undefined ? '' : `/${call.prefix}/v1/`
  return `${marks[verdict.kind]} ${call.method.padEnd(6)} ${prefix}${call.path}: ${wordsOn(verdict)}`
}

function wordsOn(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'as-expected':
      return verdict.obeysKey === false
        ? 'as expected, but carried out again for the same Idempotency-Key'
        : (verdict.note ?? 'as expected')
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
  const more = problems.length - maxProblems
  return [...problems.slice(0, maxProblems), ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}

/**
 * Formats the summary: `31 calls: 28 as expected, 2 answered otherwise, 1 not there`, then the reasons for unjudged calls. @param
 * isSelected whether these calls were named, so that each of them counts
 */
export function summaryOf(findings: readonly Finding[], isSelected = false): string {
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
  return [
    `${findings.length} calls: ${counts.join(', ')}`,
    ...reasonsIn(findings),
    ...keysIn(findings),
    ...(isJudgedEnough(findings, isSelected) ? [] : [adviceOn(findings)]),
  ].join('\n')
}

/** Reports in a line whether the backend obeys keys, as far as answers show it. */
function keysIn(findings: readonly Finding[]): readonly string[] {
  const obeyed = findings.flatMap(({ verdict }) => ('obeysKey' in verdict ? [verdict.obeysKey] : []))
  if (obeyed.length === 0) return []
  return obeyed.includes(false)
    ? [
        'No keys: this backend ignores Idempotency-Key. The page looks for what a lost answer was about before it sends a text again; a press may be carried out twice.',
      ]
    : [`Keys: ${obeyed.length} POSTs that were repeated with their Idempotency-Key got the same answer.`]
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
  return /^needs | has no /.test(verdict.why) ? 'an earlier answer lacks what they are asked with' : verdict.why
}

function isJudged({ verdict }: Finding): boolean {
  return verdict.kind === 'as-expected' || verdict.kind === 'otherwise' || verdict.kind === 'not-there'
}

/** Suggests options by which more calls could be judged. */
function adviceOn(findings: readonly Finding[]): string {
  const count = (why: string) => findings.filter(({ verdict }) => 'why' in verdict && verdict.why === why).length
  const advice = [
    { option: '--cookie', reason: 'ask to sign in', number: count(asksToSignIn) },
    { option: '--write', reason: 'change something', number: count(onlyWithWrite) },
  ].flatMap(({ option, reason, number }) => (number === 0 ? [] : [`Give ${option}: ${number} calls ${reason}.`]))
  return ['Less than half could be judged.', ...advice].join(' ')
}

/** Tells whether half of the calls were judged. Writes count only if they were enabled or named. */
function isJudgedEnough(findings: readonly Finding[], isSelected: boolean): boolean {
  const due = findings.filter(({ verdict }) => isSelected || verdict.kind !== 'not-tried' || verdict.why !== onlyWithWrite)
  return due.length > 0 && due.filter(isJudged).length * 2 >= due.length
}

/** Returns the exit status; 2 means that nothing failed, but too little was judged for a result, as when nobody answers. */
export function exitStatusOf(findings: readonly Finding[], isSelected = false): 0 | 1 | 2 {
  if (findings.some((finding) => isJudged(finding) && isFailure(finding.verdict))) return 1
  if (!isJudgedEnough(findings, isSelected)) return 2
  return findings.some(({ verdict }) => isFailure(verdict)) ? 1 : 0
}
