import { mayHaveSucceeded, statusOf } from './callError.ts'
import type { Lock } from './platform.ts'
import { isNewId } from './sendNew.ts'
import type { Id } from '../domain/id.ts'

/** A press whose outcome is not known. */
export interface OpenPress {
  /** The `Idempotency-Key` of every request for this press. */
  readonly key: string
  /** The ids that were there before the first of them. */
  readonly before: readonly Id[]
}

/** The presses whose outcome is not known, by what they make. All tabs share them, and a reload keeps them. */
export interface OpenPresses {
  get(of: string): OpenPress | null
  /** Null removes the press. */
  set(of: string, press: OpenPress | null): void
}

export interface CreateOnceDependencies {
  readonly presses: OpenPresses
  /** Keeps two tabs from making the same thing at the same time. */
  readonly lock: Lock
  newKey(): string
}

export interface Creation<T> {
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

const refusalOf = (error: unknown): CreationRefusal => ({ kind: refusals[statusOf(error) ?? 0] ?? 'failed' })

export type CreateOnce = <T>(creation: Creation<T>) => Promise<CreationOutcome<T>>

/**
 * Makes something at a press, at most once: what a press with a lost answer has made is looked for before the next one, in whatever tab, sends
 * anything. Where the list cannot be read, nothing is sent.
 */
export function makeCreateOnce({ presses, lock, newKey }: CreateOnceDependencies): CreateOnce {
  const make = async <T>({ of, list, idOf, isAsAsked, create }: Creation<T>): Promise<CreationOutcome<T>> => {
    const settled = (made: T): CreationOutcome<T> => {
      presses.set(of, null)
      return { kind: 'made', made }
    }
    const earlier = presses.get(of)
    let there: readonly T[]
    try {
      there = await list()
    } catch (error) {
      return earlier === null ? refusalOf(error) : { kind: 'unknown' }
    }
    const press = earlier ?? { key: newKey(), before: there.map(idOf) }
    const madeIn = (items: readonly T[]) => items.find((one) => isNewId(press.before, idOf(one)) && isAsAsked(one))
    const madeEarlier = madeIn(there)
    if (madeEarlier !== undefined) return settled(madeEarlier)
    presses.set(of, press)
    try {
      const made = await create(press.key)
      if (earlier === null || madeIn(await list()) !== undefined) return settled(made)
      // The server has told once more what was ended meanwhile.
      presses.set(of, null)
      return await make({ of, list, idOf, isAsAsked, create })
    } catch (error) {
      if (!mayHaveSucceeded(statusOf(error))) {
        presses.set(of, null)
        return refusalOf(error)
      }
    }
    const after = await list().catch(() => null)
    if (after === null) return { kind: 'unknown' }
    const made = madeIn(after)
    return made === undefined ? { kind: 'failed' } : settled(made)
  }
  return (creation) => lock(`press/${creation.of}`, () => make(creation))
}
