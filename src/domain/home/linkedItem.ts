import type { Id } from '../id.ts'
import type { HomeData } from './context.ts'

/** The course or class of a link on the home page, for the page that it leads to. */
export interface LinkedItem {
  readonly title: string
  readonly comment: string | null
}

/** The identifiers in an address. */
export interface LinkedIds {
  readonly courseId?: string | undefined
  readonly courseClassId?: string | undefined
}

/** Finds the item; null if the home page does not list it. */
export function linkedItem(home: Partial<HomeData> | null, ids: LinkedIds): LinkedItem | null {
  const offer =
    byId(home?.courses, ids.courseId, ({ courseId }) => courseId) ??
    byId(home?.courseClasses, ids.courseClassId, ({ courseClassId }) => courseClassId)
  return offer ? { title: offer.title, comment: offer.comment } : null
}

function byId<T>(list: readonly T[] | null | undefined, id: string | undefined, idOf: (item: T) => Id): T | undefined {
  return id === undefined ? undefined : list?.find((item) => String(idOf(item)) === id)
}
