/** The reasons why showing a program to others would give away the solution of its problem. */
export type SharedSolution =
  /** The program prints the expected output of each example. */
  | 'passes'
  /** The program contains most lines of an accepted one. */
  | 'sameLines'

/** The minimum of equal lines: two lines may only read the input. */
const leastSameLines = 3
const leastShare = 0.6

/** Tells whether most lines of an accepted program are in this one. Blanks, blank lines and comments do not count. */
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
