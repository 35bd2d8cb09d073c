import type { Id } from '../id.ts'
import type { PublicationState } from './work.ts'

/** What may lose its owner while others still use it. */
export const ownedWorkKinds = ['HOMEWORK', 'ROOM', 'COURSE', 'PROBLEM'] as const
export type OwnedWorkKind = (typeof ownedWorkKinds)[number]

/** A work whose owner has left the channel, or teaches there no more: nobody can mark, judge or change it. */
export interface OwnerlessWork {
  readonly kind: OwnedWorkKind
  readonly workId: Id
  readonly title: string
  readonly state: PublicationState
  /** Null where the backend has no name any more. */
  readonly ownerName: string | null
}

/** Who may be given it: somebody of the channel who teaches or runs it. */
export interface WorkHeir {
  readonly userId: Id
  readonly nickname: string | null
}

/** Teachers take a work themselves; who runs the channel gives it to any of those who teach there. */
export function mayHandOver(isOperator: boolean, viewerId: Id | null, heirId: Id): boolean {
  return isOperator || String(viewerId) === String(heirId)
}
