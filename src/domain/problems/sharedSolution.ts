/** Why a program that is about to be shown to others gives the solution of its problem away. */
export type SharedSolution =
  /** It prints what each example asks for. */
  | 'passes'
  /** Most of an accepted program is in it. */
  | 'sameLines'

/** Two lines may be the reading of the input. */
const leastSameLines = 3
const leastShare = 0.6

/** Whether most lines of an accepted program are in this one. Blanks, blank lines and comments do not count. */
export function hasMostLinesOf(accepted: string, code: string): boolean {
  const [shown, wanted] = [new Set(sayingLines(code)), sayingLines(accepted)]
  const count = wanted.filter((line) => shown.has(line)).length
  return count >= leastSameLines && count >= leastShare * wanted.length
}

function sayingLines(code: string): readonly string[] {
  return code
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/u, '').replaceAll(/\s+/gu, ''))
    .filter((line) => line !== '')
}
