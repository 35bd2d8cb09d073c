import { statusOf } from './callError.ts'
import { createOnce } from './createOnce.ts'
import type { Lock } from './platform.ts'
import type { StoredPress } from './storedPress.ts'
import type { Id } from '../domain/id.ts'

/** The presses whose outcome is not known, by what they make. All tabs share them, and a reload keeps them. */
export interface OpenPresses {
  get(of: string): StoredPress | null
  /** Null removes the press. */
  set(of: string, press: StoredPress | null): void
}

export interface CreateListedDependencies {
  readonly presses: OpenPresses
  /** Keeps two tabs from making the same thing at the same time. */
  readonly lock: Lock
  newKey(): string
}

export interface ListedCreation<T> {
  /** Names what is made, for whom, and by whom. */
  readonly of: string
  list(): Promise<readonly T[]>
  idOf(made: T): Id
  /** Whether the item of the list is as the press asked for it. */
  isAsAsked(made: T): boolean
  create(key: string): Promise<T>
}

export interface CreationRefusal {
  /** `unknown`: it may have been made. */
  readonly kind: 'signInFirst' | 'refused' | 'gone' | 'unknown' | 'failed'
}

export type CreationOutcome<T> = { readonly kind: 'made'; readonly made: T } | CreationRefusal

const refusals: Readonly<Record<number, CreationRefusal['kind']>> = { 401: 'signInFirst', 403: 'refused', 404: 'gone' }

const refusalOf = (status: number | null): CreationRefusal => ({ kind: refusals[status ?? 0] ?? 'failed' })

export type CreateListed = <T>(creation: ListedCreation<T>) => Promise<CreationOutcome<T>>

/** Makes an item of a list once by a press of a button, where no text is kept that could keep the press. */
export function makeCreateListed({ presses, lock, newKey }: CreateListedDependencies): CreateListed {
  const make = async <T>(asked: ListedCreation<T>): Promise<CreationOutcome<T>> => {
    const { of, list, idOf, isAsAsked, create } = asked
    const earlier = presses.get(of)
    const key = earlier?.key ?? newKey()
    let known: readonly Id[] | null = null
    try {
      known = earlier === null ? (await list()).map(idOf) : null
    } catch (error) {
      return refusalOf(statusOf(error))
    }
    const { kind, made, status } = await createOnce({
      press: { key, before: earlier?.before ?? null, keep: (before) => presses.set(of, before && { key, before }) },
      known,
      create: () => create(key),
      find: async (isNew) => (await list()).find((one) => isNew(idOf(one)) && isAsAsked(one)),
    })
    if (kind === 'unknown') return { kind }
    if (made === undefined) return refusalOf(status)
    if (earlier === null) return { kind: 'made', made }
    const there = await list().catch(() => null)
    if (there === null) {
      presses.set(of, earlier)
      return { kind: 'unknown' }
    }
    // The server repeats the answer of an item that was removed meanwhile.
    return there.some((one) => String(idOf(one)) === String(idOf(made))) ? { kind: 'made', made } : make(asked)
  }
  return (creation) => lock(`press/${creation.of}`, () => make(creation))
}
