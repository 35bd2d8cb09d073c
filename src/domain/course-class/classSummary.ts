import { type ClassMember, percentOf } from './ClassMember.ts'

export interface ClassSummary {
  /** Average progress in whole per cent, 0–100. */
  readonly percent: number
  /** How many have not done anything yet. */
  readonly idle: number
}

/** How a class does as a whole; null where nobody is in it. */
export function classSummary(members: readonly ClassMember[]): ClassSummary | null {
  if (members.length === 0) return null
  const sum = members.reduce((before, member) => before + percentOf(member), 0)
  return { percent: Math.round(sum / members.length), idle: members.filter(({ completedCount }) => completedCount === 0).length }
}
