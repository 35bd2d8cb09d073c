import type { Id } from '../domain/id.ts'
import { mayHaveSucceeded, statusOf } from './callError.ts'

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
 * Whether something with these words is there that was not there before: equal words may be older, or somebody else's. Null: nobody knows
 * what was there before.
 */
export async function isNewlyThere(known: KnownIds, find: () => Promise<readonly Id[]>): Promise<boolean | null> {
  if (known === null) return null
  const ids = new Set(known.map(String))
  return (await find()).some((id) => !ids.has(String(id)))
}

/** The ids that a list had before a post was sent, as far as the page has read them; null if it has not. */
export type KnownIds = readonly Id[] | null

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
    return { kind: hasSucceeded ? 'done' : 'failed' }
  }
}
