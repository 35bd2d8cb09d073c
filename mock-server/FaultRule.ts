export const faultWords = ['hang', 'drop', 'garbage', 'wrong', 'slow'] as const
type FaultWord = (typeof faultWords)[number]

/** A call that goes wrong on purpose, and how: an HTTP status, or one of the words. */
export interface FaultRule {
  /** null: any method. */
  readonly method: string | null
  /** Segments below the prefix; `*` is any one segment, `**` any number of them. */
  readonly path: readonly string[]
  readonly kind: number | FaultWord
}
