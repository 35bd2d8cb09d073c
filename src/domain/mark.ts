/** The maximum of a teacher's mark, in points. */
export const highestMark = 100

/** The result of reading a typed mark; `score` is null if the field is blank. */
export type TypedMark = { readonly kind: 'mark'; readonly score: number | null } | { readonly kind: 'outOfRange' | 'tooFine' }

/** Reads a typed mark. A mark is never rounded: one with several decimals is refused. */
export function readMark(typed: string): TypedMark {
  if (typed.trim() === '') return { kind: 'mark', score: null }
  const score = Number(typed)
  if (!(score >= 0 && score <= highestMark)) return { kind: 'outOfRange' }
  return Number(score.toFixed(1)) === score ? { kind: 'mark', score } : { kind: 'tooFine' }
}
