import type { Id } from '../id.ts'
import type { PublicationState } from './work.ts'

/** The kinds of work that can lose their owner while others still use them. */
export const ownedWorkKinds = ['HOMEWORK', 'ROOM', 'COURSE', 'PROBLEM'] as const
export type OwnedWorkKind = (typeof ownedWorkKinds)[number]

/** A work whose owner has left the channel, or no longer teaches there: nobody can mark, judge or change it. */
export interface OwnerlessWork {
  readonly kind: OwnedWorkKind
  readonly workId: Id
  readonly title: string
  readonly state: PublicationState
  /** Null where the backend no longer has the name. */
  readonly ownerName: string | null
}

/** A person who can become the new owner: a teacher or operator of the channel. */
export interface WorkHeir {
  readonly userId: Id
  readonly nickname: string | null
}

/** Tells whether a viewer may hand over a work: teachers only take it themselves, operators give it to any teacher of the channel. */
export function mayHandOver(isOperator: boolean, viewerId: Id | null, heirId: Id): boolean {
  return isOperator || String(viewerId) === String(heirId)
}
