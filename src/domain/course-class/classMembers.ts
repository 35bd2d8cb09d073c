import { percentDone } from '../format.ts'
import type { Id } from '../id.ts'

/** A member of a class, as its teacher sees them. */
export interface ClassMember {
  readonly userId: Id
  readonly nickname: string | null
  /** Address of their picture. */
  readonly profile: string | null
  /** Lessons that are done, of `totalCount` in the class. */
  readonly completedCount: number
  readonly totalCount: number
  /** ISO date-time of the last study; null: never. */
  readonly studiedDate: string | null
}

/** The number of items of one kind that a member has done. */
export interface StudyCount {
  readonly kind: string
  readonly completedCount: number
  readonly totalCount: number
}

/** Returns the share that is done, in per cent; 0 where there is nothing to do. */
export function percentOf({ completedCount, totalCount }: Pick<ClassMember, 'completedCount' | 'totalCount'>): number {
  return percentDone(completedCount, totalCount)
}

export interface ClassSummary {
  /** Average progress in whole per cent, 0–100. */
  readonly percent: number
  /** The number of members who have not done anything yet. */
  readonly notStartedCount: number
}

/** Summarizes the progress of a class; null when it has no members. */
export function classSummary(members: readonly ClassMember[]): ClassSummary | null {
  if (members.length === 0) return null
  const sum = members.reduce((before, member) => before + percentOf(member), 0)
  return { percent: Math.round(sum / members.length), notStartedCount: members.filter(({ completedCount }) => completedCount === 0).length }
}
