import { type Assignment, assignmentPhase, deadline } from './homework.ts'

/** Returns the end that counts at this moment: the late end once the first one is over, and none for work that was given back. */
export function endInForce(assignment: Pick<Assignment, 'state' | 'endDate' | 'lateEndDate'>, now: Date): string | null {
  const phase = assignmentPhase(assignment, now)
  if (phase === 'returned') return null
  return phase === 'late' ? assignment.lateEndDate : assignment.endDate
}

/** Tells whether work came after the end. Work that was given back is never late: the teacher asked for it. */
export function cameLate(endDate: string | null, submittedDate: string | null, returnCount: number): boolean {
  const end = deadline(endDate)
  return end !== null && submittedDate !== null && returnCount === 0 && Date.parse(submittedDate) > end.getTime()
}

/** The time until which a submission can be withdrawn; `until` is null if there is no limit. */
export interface TakingBack {
  readonly until: string | null
}

/** Returns the limit: the end, or the late end if it was handed in late. Marked work cannot be withdrawn; null: not any more. */
export function takingBack(
  { state, endDate, lateEndDate }: Pick<Assignment, 'state' | 'endDate' | 'lateEndDate'>,
  submittedDate: string | null,
  now: Date,
): TakingBack | null {
  if (state !== 'HANDED_IN') return null
  const end = deadline(endDate)
  if (end === null) return { until: null }
  if (end >= now) return { until: endDate }
  const wasLate = cameLate(endDate, submittedDate, 0)
  const lateEnd = deadline(lateEndDate)
  return wasLate && lateEnd !== null && lateEnd >= now ? { until: lateEndDate } : null
}
