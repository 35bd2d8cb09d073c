import type { Id } from '../id.ts'

/** How far something is that is being made. What is withdrawn stays with those who have begun it. */
export const publicationStates = ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const
export type PublicationState = (typeof publicationStates)[number]

/** One version of something that is being made. */
export interface WorkVersion {
  readonly workId: Id
  readonly state: PublicationState
  /** ISO date-time. Tells one version from another. */
  readonly updatedDate: string
}

/** As the list of one's own works has it. */
export interface WorkCard extends WorkVersion {
  readonly title: string
  /** How many lessons, cases or tasks it has; null: not told. */
  readonly partCount: number | null
}

/** Something that is being made, as it was saved last. */
export interface Work<Content> extends WorkVersion {
  readonly content: Content
  /** Whether what others see is this version. */
  readonly isCurrent: boolean
}

/** Whether two contents say the same. Both come from one schema, so their keys stand in the same order. */
export function isSameContent<Content>(one: Content, other: Content): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The list with one item at another place; the same list where that place is none. */
export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length || from === to) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}
