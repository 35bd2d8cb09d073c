/** A sentence on what happened, and one on what to do. */
export type ErrorText = readonly [what: string, how: string]

/** The place of an error in the code. */
export interface ErrorPlace {
  readonly code: string
  readonly line: number | null
  /** The text of the line; empty where it is unknown. */
  readonly source: string
}

/** Explains an error by the parts of its message that the pattern found; null: another row explains it better. */
type Explain = (found: readonly string[], place: ErrorPlace) => ErrorText | null

/** The explanation of errors of a type, chosen by their message. */
export interface ErrorRow {
  readonly type: RegExp
  /** To be matched as a `pythonPattern`. */
  readonly message: RegExp
  readonly explain: Explain
}

export const row = (type: string, message: RegExp, explain: Explain): ErrorRow => ({
  type: new RegExp(`^(?:${type})$`),
  message,
  explain,
})

/** Splits a word into the letters that it is typed with: 점수 has five. */
export const lettersOf = (word: string) => word.normalize('NFD')

/** Tells whether a word may be a typo of another one: one letter is wrong, missing or added, or two changed places. */
export function isSlipFor(word: string, other: string): boolean {
  const [one, two] = [word.toLowerCase(), other.toLowerCase()]
  return differInOne(one, two) || differInOne(lettersOf(one), lettersOf(two))
}

function differInOne(one: string, two: string): boolean {
  const shorter = Math.min(one.length, two.length)
  let start = 0
  while (start < shorter && one[start] === two[start]) start += 1
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === two.at(-1 - end)) end += 1
  const [left, right] = [one.slice(start, one.length - end), two.slice(start, two.length - end)]
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && right === left.charAt(1) + left.charAt(0))
}
