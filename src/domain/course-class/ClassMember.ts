import type { Id } from '../Id.ts'
import { percentDone } from '../percentDone.ts'

/** Somebody in a class, as its teacher sees them. */
export interface ClassMember {
  readonly userId: Id
  readonly nickname: string | null
  /** Address of their picture. */
  readonly profile: string | null
  /** Lessons that are done, of `totalCount` in the class. */
  readonly completedCount: number
  readonly totalCount: number
  /** ISO date-time; null: not yet. */
  readonly studiedDate: string | null
}

/** How much of one kind of content a member has done. */
export interface StudyCount {
  readonly kind: string
  readonly completedCount: number
  readonly totalCount: number
}

/** Done in per cent; 0 where there is nothing to do. */
export function percentOf({ completedCount, totalCount }: Pick<ClassMember, 'completedCount' | 'totalCount'>): number {
  return percentDone(completedCount, totalCount)
}
