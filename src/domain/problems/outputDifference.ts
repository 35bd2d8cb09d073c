import { isSlipFor } from './errorRow.ts'
import { compareOutput, linesOf, withoutBlanks } from './compareOutput.ts'

/** The mistake in an output, where it can be recognized. */
export type OutputDifference =
  | { readonly kind: 'NOTHING_PRINTED' }
  /** The prompt of `input("…")` is part of the output. */
  | { readonly kind: 'PRINTED_PROMPT'; readonly prompt: string }
  | { readonly kind: 'BLANK' | 'NEWLINE' | 'CASE' | 'ROUNDING' | 'NEGATED' | 'REVERSED' | 'OTHER' }
  /** All values are there: the two of each line changed places, or the order differs. */
  | { readonly kind: 'SWAPPED' | 'REORDERED' }
  /** A word in the program's own text has a typo. */
  | { readonly kind: 'TYPO'; readonly wanted: string; readonly found: string }
  /** All numbers that differ are off by this much. */
  | { readonly kind: 'OFF_BY_ONE'; readonly by: 1 | -1 }
  | { readonly kind: 'MISSING_LINES' | 'EXTRA_LINES'; readonly count: number }
  /** The answer is there, but has other words around it. */
  | { readonly kind: 'EXTRA_TEXT' }
  /** The output is only a part of the answer. */
  | { readonly kind: 'MISSING_TEXT' }

interface Attempt {
  readonly expectedOutput: string
  readonly output: string
  /** The learner's code, where it is available: the prompts are read from it. */
  readonly code?: string
}

/** Returns the first kind that fits; null where the output is right. */
export function outputDifference({ expectedOutput, output, code = '' }: Attempt): OutputDifference | null {
  if (compareOutput(expectedOutput, output) === 'SAME') return null
  const texts = { wanted: linesOf(expectedOutput), found: linesOf(output) }
  if (texts.found.length === 0) return { kind: 'NOTHING_PRINTED' }
  return (
    printedPrompt(expectedOutput, output, code) ??
    blankDifference(expectedOutput, output) ??
    letterCase(texts) ??
    numberDifference(texts) ??
    swap(texts) ??
    reversal(texts) ??
    reordering(texts) ??
    lineDifference(texts) ??
    extraText(texts) ??
    missingText(texts) ??
    typo(texts, code) ?? { kind: 'OTHER' }
  )
}

/** Kinds that a short output may have by chance. */
const chanceKinds: ReadonlySet<OutputDifference['kind']> = new Set(['SWAPPED', 'REVERSED', 'NEGATED', 'OFF_BY_ONE'])

/** Tells whether a difference is there by chance, as the outputs of other cases differ otherwise, or are right although it would show. */
export function isCoincidence(difference: OutputDifference, others: readonly Attempt[]): boolean {
  return (
    chanceKinds.has(difference.kind) &&
    others.some((other) => {
      const own = outputDifference(other)
      if (own === null) return compareOutput(other.expectedOutput, mirrored(difference, other.output)) !== 'SAME'
      const isOtherWay = own.kind === 'OFF_BY_ONE' && difference.kind === 'OFF_BY_ONE' && own.by !== difference.by
      return own.kind !== 'NOTHING_PRINTED' && (own.kind !== difference.kind || isOtherWay)
    })
  )
}

/** Changes a right output by a difference in order. */
function mirrored({ kind }: OutputDifference, output: string): string {
  if (kind === 'SWAPPED') return linesOf(output).map(swappedPairs).join('\n')
  if (kind !== 'REVERSED') return output
  const words = output.trim().split(/\s+/)
  return words.length > 1 ? words.toReversed().join(' ') : Array.from(output.trim()).toReversed().join('')
}

interface Texts {
  readonly wanted: readonly string[]
  readonly found: readonly string[]
}

function printedPrompt(expectedOutput: string, output: string, code: string): OutputDifference | null {
  const prompts = promptsIn(code).filter((prompt) => output.includes(prompt))
  const rest = prompts.reduce((text, prompt) => text.replaceAll(prompt, ''), output)
  const [prompt] = prompts
  return prompt !== undefined && compareOutput(expectedOutput.trimStart(), rest.trimStart()) === 'SAME'
    ? { kind: 'PRINTED_PROMPT', prompt }
    : null
}

/** Lists the texts of `input("…")`, longest first, so that none hides in another. */
export function promptsIn(code: string): readonly string[] {
  const calls = code.matchAll(/\binput\s*\(\s*(?:"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)')/g)
  const prompts = [...calls].map(([, double, single]) =>
    String(double ?? single).replaceAll(/\\(.)/g, (_, letter: string) => escapes[letter] ?? letter),
  )
  return [...new Set(prompts)].filter((prompt) => prompt.trim() !== '').toSorted((one, other) => other.length - one.length)
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t' }

function blankDifference(expectedOutput: string, output: string): OutputDifference | null {
  if (compareOutput(expectedOutput, output) !== 'BLANKS_DIFFER') return null
  const hasSameLines = compareOutput(withoutSpaces(expectedOutput), withoutSpaces(output)) === 'SAME'
  return { kind: hasSameLines ? 'BLANK' : 'NEWLINE' }
}

const withoutSpaces = (text: string) => linesOf(text).map(withoutBlanks).join('\n')

function letterCase({ wanted, found }: Texts): OutputDifference | null {
  return wanted.join('\n').toLowerCase() === found.join('\n').toLowerCase() ? { kind: 'CASE' } : null
}

function numberDifference(texts: Texts): OutputDifference | null {
  const [wanted, found] = [numbersOf(texts.wanted), numbersOf(texts.found)]
  if (wanted.frame !== found.frame) return null
  const pairs = wanted.numbers
    .flatMap((word, at) => found.numbers.slice(at, at + 1).map((other) => [word, other] as const))
    .filter(([word, other]) => word !== other)
  if (pairs.every(([one, other]) => Number(one) === -Number(other))) return { kind: 'NEGATED' }
  if (pairs.every(([one, other]) => isRounded(one, other))) return { kind: 'ROUNDING' }
  const distances = new Set(pairs.map(([one, other]) => Number(other) - Number(one)))
  const [by] = distances
  return distances.size === 1 && (by === 1 || by === -1) ? { kind: 'OFF_BY_ONE', by } : null
}

const wordsOf = (lines: readonly string[]) => lines.flatMap((line) => line.trim().split(/\s+/))

/** Returns the numbers of a text, and the text around them: `3번째` is a number with a word. */
function numbersOf(lines: readonly string[]) {
  const text = wordsOf(lines).join(' ')
  const pattern = /(?<![\w.])[-+]?\d+(?:\.\d*)?(?:e[-+]?\d+)?/gi
  return { numbers: text.match(pattern) ?? [], frame: text.replaceAll(pattern, '#') }
}

/** Tells whether two numbers differ by less than one unit of the last decimal that both show. Whole numbers are not rounded. */
function isRounded(one: string, other: string): boolean {
  const places = Math.min(decimalsOf(one), decimalsOf(other))
  const hasPoint = one.includes('.') || other.includes('.')
  return hasPoint && Math.abs(Number(one) - Number(other)) < 10 ** -places
}

const decimalsOf = (number: string) => number.split('.')[1]?.length ?? 0

/** Recognizes swapped values: `3 2` for `2 3`, `2-1` for `1-2`. */
function swap({ wanted, found }: Texts): OutputDifference | null {
  const isSwapped = found.length === wanted.length && isSameList(wanted, found.map(swappedPairs))
  return isSwapped ? { kind: 'SWAPPED' } : null
}

const swappedPairs = (line: string) =>
  /\d[-:,/]\d/.test(line) ? line.trim().replaceAll(/(\d+)([-:,/])(\d+)/g, '$3$2$1') : line.trim().replace(/^(\S+) (\S+)$/, '$2 $1')

/** Recognizes the same words in another order. */
function reordering({ wanted, found }: Texts): OutputDifference | null {
  const [all, own] = [wordsOf(wanted), wordsOf(found)]
  return own.length > 1 && isSameList(all.toSorted(), own.toSorted()) ? { kind: 'REORDERED' } : null
}

/** Recognizes a text of the program's own that has one wrong letter. */
function typo({ wanted, found }: Texts, code: string): OutputDifference | null {
  const [all, own] = [wordsOf(wanted), wordsOf(found)]
  const wrong = own.map((word, at) => [all[at] ?? '', word] as const).filter(([one, other]) => one !== other)
  const [first] = wrong
  const isTypo =
    all.length === own.length &&
    wrong.every(([one, other]) => !/\d/.test(one) && code.includes(other) && !code.includes(one) && isSlipFor(other, one))
  return first !== undefined && isTypo ? { kind: 'TYPO', wanted: first[0], found: first[1] } : null
}

function reversal({ wanted, found }: Texts): OutputDifference | null {
  const isReversed =
    isSameList(wanted, found.toReversed()) ||
    isSameList(wordsOf(wanted), wordsOf(found).toReversed()) ||
    isSameList(
      wanted,
      found.map((line) => Array.from(line).toReversed().join('')),
    )
  return isReversed ? { kind: 'REVERSED' } : null
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item, at) => item === other[at])

function lineDifference({ wanted, found }: Texts): OutputDifference | null {
  const count = wanted.length - found.length
  if (count > 0 && isPartOf(found, wanted)) return { kind: 'MISSING_LINES', count }
  return count < 0 && isPartOf(wanted, found) ? { kind: 'EXTRA_LINES', count: -count } : null
}

/** Tells whether all lines of the first list are in the second, in their order. */
function isPartOf(some: readonly string[], all: readonly string[]): boolean {
  let at = 0
  for (const line of all) if (line === some[at]) at += 1
  return at === some.length
}

function extraText({ wanted, found }: Texts): OutputDifference | null {
  return holds(found.join('\n'), wanted.join('\n')) ? { kind: 'EXTRA_TEXT' } : null
}

function missingText({ wanted, found }: Texts): OutputDifference | null {
  const [whole, part] = [wanted.join('\n'), found.join('\n')]
  // The end of a word may be missing, but not the end of a number.
  const isBegun = whole.startsWith(part) && !(/\d$/.test(part) && /^[\d.]/.test(whole.slice(part.length)))
  return isBegun || holds(whole, part) ? { kind: 'MISSING_TEXT' } : null
}

/** Tells whether a part stands in a text by itself: the 7 in 17 is no answer with words around it. */
function holds(text: string, part: string): boolean {
  const at = text.indexOf(part)
  const around = [text[at - 1], text[at + part.length]]
  return part !== '' && at !== -1 && around.every((letter) => letter === undefined || !/[\w.-]/.test(letter))
}
