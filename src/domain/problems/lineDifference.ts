import { linesOf } from './compareOutput.ts'

/** A part of a line that is in both texts, or only in one of them. */
export interface LinePiece {
  readonly text: string
  readonly isSame: boolean
}

export interface LineDifference {
  /** The number of the line, counted from 1. */
  readonly lineNumber: number
  readonly isSame: boolean
  /** Null: this text has no such line. */
  readonly expected: readonly LinePiece[] | null
  readonly output: readonly LinePiece[] | null
}

/** Compares two outputs line by line, as the judge does, and marks the differences in each line character by character. */
export function lineDifferences(expectedOutput: string, output: string): readonly LineDifference[] {
  const [wanted, found] = [linesOf(expectedOutput), linesOf(output)]
  return Array.from({ length: Math.max(wanted.length, found.length) }, (_, at) => {
    const [expectedPieces, outputPieces] = piecesOf(wanted[at], found[at])
    return { lineNumber: at + 1, isSame: wanted[at] === found[at], expected: expectedPieces, output: outputPieces }
  })
}

type Pieces = readonly LinePiece[] | null

function piecesOf(wanted: string | undefined, found: string | undefined): readonly [expected: Pieces, output: Pieces] {
  if (wanted === undefined) return [null, [{ text: String(found), isSame: false }]]
  if (found === undefined) return [[{ text: wanted, isSame: false }], null]
  const [one, other] = [Array.from(wanted), Array.from(found)]
  const common = commonEntries(one, other)
  return [joined(one, new Set(common.map(([at]) => at))), joined(other, new Set(common.map(([, at]) => at)))]
}

type Pair = readonly [oneAt: number, otherAt: number]

/** The number of comparisons above which only the beginning and the end of two lists are compared. */
const maxComparisons = 250_000

/** Returns the index pairs of a longest common subsequence, in order; for long, different lists only those at both ends. */
export function commonEntries(one: readonly string[], other: readonly string[]): readonly Pair[] {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1
  const [oneEnd, otherEnd] = [one.length - end, other.length - end]
  const isSmall = (oneEnd - start) * (otherEnd - start) <= maxComparisons
  const middle = isSmall ? longestCommon(one.slice(start, oneEnd), other.slice(start, otherEnd)) : []
  return [
    ...Array.from({ length: start }, (_, at): Pair => [at, at]),
    ...middle.map(([oneAt, otherAt]): Pair => [oneAt + start, otherAt + start]),
    ...Array.from({ length: end }, (_, at): Pair => [oneEnd + at, otherEnd + at]),
  ]
}

function longestCommon(one: readonly string[], other: readonly string[]): readonly Pair[] {
  const width = other.length + 1
  const lengths = new Uint32Array((one.length + 1) * width)
  const lengthAt = (oneAt: number, otherAt: number) => Number(lengths[oneAt * width + otherAt])
  for (let oneAt = one.length - 1; oneAt >= 0; oneAt -= 1)
    for (let otherAt = other.length - 1; otherAt >= 0; otherAt -= 1)
      lengths[oneAt * width + otherAt] =
        one[oneAt] === other[otherAt]
          ? lengthAt(oneAt + 1, otherAt + 1) + 1
          : Math.max(lengthAt(oneAt + 1, otherAt), lengthAt(oneAt, otherAt + 1))
  const pairs: Pair[] = []
  let [oneAt, otherAt] = [0, 0]
  while (lengthAt(oneAt, otherAt) > 0) {
    if (one[oneAt] === other[otherAt]) pairs.push([oneAt++, otherAt++])
    else if (lengthAt(oneAt + 1, otherAt) >= lengthAt(oneAt, otherAt + 1)) oneAt += 1
    else otherAt += 1
  }
  return pairs
}

function joined(characters: readonly string[], same: ReadonlySet<number>): readonly LinePiece[] {
  const pieces: { text: string; isSame: boolean }[] = []
  for (const [at, character] of characters.entries()) {
    const [last, isSame] = [pieces.at(-1), same.has(at)]
    if (last?.isSame === isSame) last.text += character
    else pieces.push({ text: character, isSame })
  }
  return pieces
}
