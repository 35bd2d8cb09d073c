import { mayHaveSucceeded, statusOf } from './callError.ts'
import { sendOutcome } from './sendOutcome.ts'
import type { Id } from '../domain/id.ts'

/** The ids that a list had before something was created, as far as the page has read them; null if it has not. */
export type KnownIds = readonly Id[] | null

/** A press that creates something once, however often and in whatever tab it is repeated until its outcome is known. */
export interface Press {
  /** The `Idempotency-Key` of all its requests. A text adds a hash of its words. */
  readonly key: string
  /** The ids that were there before the first request whose outcome is not known; null without such a request. */
  readonly before: KnownIds
  /** Stores `before`; null once the outcome is known. */
  keep(before: KnownIds): void
}

export interface Creation<T> {
  /** Without one, nothing is looked for before the first request. */
  readonly press?: Press | undefined
  /** The ids that the list has now. */
  readonly known: KnownIds
  create(): Promise<T>
  /** Looks for something as the press asked for it whose id is new; undefined if there is none. */
  find(isNew: (id: Id) => boolean): Promise<T | undefined>
}

/**
 * Creates something once. After a lost answer, and before the next request of the same press, it is looked for among what was not there
 * before: equal words may be older, or somebody else's, and not every backend obeys the key. `made` is undefined where it was not created,
 * for all one knows.
 */
export async function createOnce<T>({ press, known, create, find }: Creation<T>) {
  const before = press?.before ?? known
  let made: T | undefined
  let status: number | null = null
  const hasArrived = async () => {
    if (before === null) return null
    const ids = new Set(before.map(String))
    made = await find((id) => !ids.has(String(id)))
    return made !== undefined
  }
  const send = async () => {
    press?.keep(before)
    try {
      made = await create()
    } catch (error) {
      status = statusOf(error)
      throw error
    }
  }
  const isThere = press?.before ? await hasArrived().catch(() => null) : false
  const kind = isThere === null ? 'unknown' : isThere ? 'done' : (await sendOutcome(send, hasArrived)).kind
  // A refusal says nothing of an earlier request of the press, whose outcome stays as it was.
  const open = mayHaveSucceeded(status) ? before : (press?.before ?? null)
  press?.keep(kind === 'done' ? null : open)
  return { kind, made, status }
}

/** Creates what the page needs only the outcome of. */
export async function sendOnce(creation: Creation<unknown>) {
  const { kind } = await createOnce(creation)
  return { kind }
}
