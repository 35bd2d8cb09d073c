import type { Id } from '../id.ts'

/** The states of a work. A withdrawn work stays available to those who have begun it. */
export const publicationStates = ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const
export type PublicationState = (typeof publicationStates)[number]

/** A version of a work. */
export interface WorkVersion {
  readonly workId: Id
  readonly state: PublicationState
  /** ISO date-time of the version, which identifies it. */
  readonly updatedDate: string
}

/** A work in the list of the author's own works. */
export interface WorkCard extends WorkVersion {
  readonly title: string
  /** The number of its lessons, cases or tasks; null: not sent. */
  readonly partCount: number | null
}

/** A work as it was last saved. */
export interface Work<Content> extends WorkVersion {
  readonly content: Content
  /** Whether this is the version that others see. */
  readonly isCurrent: boolean
}

/** Compares two contents. Both come from one schema, so their keys are in the same order. */
export function isSameContent<Content>(one: Content, other: Content): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Moves an item to another index; returns the same list if there is no such index. */
export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length || from === to) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}
