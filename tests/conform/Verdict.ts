export type Verdict =
  | { readonly kind: 'as-expected'; readonly answer: unknown; readonly note?: string }
  /** A status that the contract allows; what would have been answered is not judged. */
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'otherwise'; readonly problems: readonly string[] }
  | { readonly kind: 'not-there'; readonly status: number }
  /** None in time, or none at all. */
  | { readonly kind: 'no-answer'; readonly why: string }
  | { readonly kind: 'not-judged'; readonly why: string }
  | { readonly kind: 'not-tried'; readonly why: string }

/** What a CI run must stop at. */
export function isFailure({ kind }: Verdict): boolean {
  return kind === 'otherwise' || kind === 'not-there' || kind === 'no-answer'
}
