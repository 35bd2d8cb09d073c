import { CallError, mayHaveSucceeded, statusOf } from './callError.ts'

export type SendOutcome =
  | { readonly kind: 'done' }
  /** This kind and the next four are refused in the page; no request was made. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'notAllowed' }
  | { readonly kind: 'alreadyRunning' }
  | { readonly kind: 'gone' }
  /** The change was made before, or its target has changed meanwhile. */
  | { readonly kind: 'changed' }
  /** The answer was lost, and it is not known whether the call took effect. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }

const refusals: ReadonlyMap<number | null, SendOutcome> = new Map<number | null, SendOutcome>([
  [401, { kind: 'signInFirst' }],
  [403, { kind: 'notAllowed' }],
  [404, { kind: 'gone' }],
  [409, { kind: 'changed' }],
  [413, { kind: 'tooLong' }],
])

/**
 * Makes one call that is never repeated automatically, and returns its outcome. After a lost answer, `hasArrived` checks whether the call
 * took effect (F-084); null means that this cannot be known.
 */
export async function sendOutcome(
  send: () => Promise<unknown>,
  hasArrived: () => Promise<boolean | null> = async () => null,
): Promise<SendOutcome> {
  try {
    await send()
    return { kind: 'done' }
  } catch (error) {
    const status = statusOf(error)
    if (!mayHaveSucceeded(status)) return refusals.get(status) ?? { kind: 'failed' }
    const hasSucceeded = await hasArrived().catch(() => null)
    if (hasSucceeded === null) return { kind: 'unknown' }
    // The same content sent later is another write.
    if (hasSucceeded && error instanceof CallError) error.settle?.()
    return { kind: hasSucceeded ? 'done' : 'failed' }
  }
}
