import type { Id } from '../domain/id.ts'
import { type SendOutcome, sendOutcome } from './sendOutcome.ts'

/** The ids that a list had before a post was sent, as far as the page has read them; null if it has not. */
export type KnownIds = readonly Id[] | null

export const isNewId = (known: readonly Id[], id: Id): boolean => !known.some((one) => String(one) === String(id))

/** A text that is sent as one of several. */
export interface NewPost {
  readonly known: KnownIds
  /** The id of the kept text. */
  readonly textId: string | undefined
  send(): Promise<unknown>
  /** Lists the ids of all posts with the same words; those that were there before may be left out. */
  find(before: readonly Id[]): Promise<readonly Id[]>
}

/** The ids that were known when a text was first sent, by the text's id, until the text is known to have arrived. */
const firstKnown = new Map<string, readonly Id[]>()

/**
 * Sends a post. After a lost answer, and before the same text is sent again, a post is looked for that was not there before: equal words may
 * be older, or somebody else's, and not every backend obeys the key of a write.
 */
export async function sendNew({ known, textId = '', send, find }: NewPost): Promise<SendOutcome> {
  const earlier = firstKnown.get(textId)
  const before = earlier ?? known
  const hasArrived = async () => before && (await find(before)).some((id) => isNewId(before, id))
  const isThere = earlier === undefined ? false : await hasArrived().catch(() => null)
  const outcome: SendOutcome = isThere === false ? await sendOutcome(send, hasArrived) : { kind: isThere === null ? 'unknown' : 'done' }
  const isOpen = outcome.kind === 'unknown' || outcome.kind === 'failed'
  if (isOpen && before !== null && textId !== '') firstKnown.set(textId, before)
  else firstKnown.delete(textId)
  return outcome
}
