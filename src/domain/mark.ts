/** A teacher's mark is of this many points. */
export const highestMark = 100

/** The reading of what a teacher has typed as a mark; `score` is null where nothing was typed. */
export type TypedMark = { readonly kind: 'mark'; readonly score: number | null } | { readonly kind: 'outOfRange' | 'tooFine' }

/** A mark stays as it was typed: with more than one decimal it is refused instead of rounded. */
export function readMark(typed: string): TypedMark {
  if (typed.trim() === '') return { kind: 'mark', score: null }
  const score = Number(typed)
  if (!(score >= 0 && score <= highestMark)) return { kind: 'outOfRange' }
  return Number(score.toFixed(1)) === score ? { kind: 'mark', score } : { kind: 'tooFine' }
}
