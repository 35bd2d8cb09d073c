/**
 * The result of a call. `obeysKey` tells whether a repetition with the same `Idempotency-Key` got the same answer; absent if that was not
 * tried.
 */
export type Verdict =
  | { readonly kind: 'as-expected'; readonly answer: unknown; readonly note?: string; readonly obeysKey?: boolean }
  /** The backend refused with a status that the contract allows, so its successful answer was not judged. */
  | { readonly kind: 'refused'; readonly status: number }
  /** Has the answer if it is JSON, so that calls that need a value from it can be tried all the same. */
  | { readonly kind: 'otherwise'; readonly problems: readonly string[]; readonly answer?: unknown }
  | { readonly kind: 'not-there'; readonly status: number }
  /** No answer came in time, or none at all. */
  | { readonly kind: 'no-answer'; readonly why: string }
  | { readonly kind: 'not-judged'; readonly why: string }
  | { readonly kind: 'not-tried'; readonly why: string }

/** Tells whether a verdict fails a CI run. */
export function isFailure({ kind }: Verdict): boolean {
  return kind === 'otherwise' || kind === 'not-there' || kind === 'no-answer'
}
