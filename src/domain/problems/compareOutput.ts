/** How a program's output compares with the expected one. */
export type OutputComparison = 'SAME' | 'BLANKS_DIFFER' | 'DIFFERENT'

/** Blanks at line ends and newlines at the end do not count; blanks inside do. Only blanks or newlines inside differ: `BLANKS_DIFFER`. */
export function compareOutput(expected: string, output: string): OutputComparison {
  const [wanted, found] = [linesOf(expected).join('\n'), linesOf(output).join('\n')]
  if (wanted === found) return 'SAME'
  if (withoutBlanks(wanted) !== withoutBlanks(found)) return 'DIFFERENT'
  const [wantedGaps, foundGaps] = [gapsOf(wanted), gapsOf(found)]
  // ‘1 11’ and ‘11 1’ have the same characters, but are other numbers.
  return isWithin(wantedGaps, foundGaps) || isWithin(foundGaps, wantedGaps) ? 'BLANKS_DIFFER' : 'DIFFERENT'
}

/** The lines that count, without the blanks that do not. Hangul typed on a Mac may come in pieces. */
export function linesOf(text: string): readonly string[] {
  const lines = text
    .normalize('NFC')
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1)
}

export const withoutBlanks = (text: string) => text.replaceAll(/\s+/g, '')

/** After how many characters other than blanks there is a blank. */
function gapsOf(text: string): ReadonlySet<number> {
  const gaps = new Set<number>()
  let before = 0
  for (const word of text.trim().split(/\s+/)) gaps.add((before += word.length))
  return gaps
}

const isWithin = (some: ReadonlySet<number>, all: ReadonlySet<number>) => [...some].every((gap) => all.has(gap))
