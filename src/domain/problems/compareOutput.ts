/** The result of comparing a program's output with the expected one. */
export type OutputComparison = 'SAME' | 'BLANKS_DIFFER' | 'DIFFERENT'

/** Compares outputs. Blanks at line ends and newlines at the end do not count; blanks inside do. Only these differ: `BLANKS_DIFFER`. */
export function compareOutput(expected: string, output: string): OutputComparison {
  const [wanted, found] = [linesOf(expected).join('\n'), linesOf(output).join('\n')]
  if (wanted === found) return 'SAME'
  if (withoutBlanks(wanted) !== withoutBlanks(found)) return 'DIFFERENT'
  const [wantedGaps, foundGaps] = [gapsOf(wanted), gapsOf(found)]
  // ‘1 11’ and ‘11 1’ have the same characters, but are different numbers.
  return isWithin(wantedGaps, foundGaps) || isWithin(foundGaps, wantedGaps) ? 'BLANKS_DIFFER' : 'DIFFERENT'
}

/** Returns the lines to compare, without blanks at their ends. Hangul typed on a Mac may be decomposed, and is composed here. */
export function linesOf(text: string): readonly string[] {
  const lines = text
    .normalize('NFC')
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1)
}

export const withoutBlanks = (text: string) => text.replaceAll(/\s+/g, '')

/** Returns the positions of blanks, each as the number of other characters before it. */
function gapsOf(text: string): ReadonlySet<number> {
  const gaps = new Set<number>()
  let before = 0
  for (const word of text.trim().split(/\s+/)) gaps.add((before += word.length))
  return gaps
}

const isWithin = (some: ReadonlySet<number>, all: ReadonlySet<number>) => [...some].every((gap) => all.has(gap))
