import { msPerDay } from './calendar/date.ts'
import { type Assignment, assignmentPhase, deadline } from './homework.ts'
import { endInForce } from './homeworkEnds.ts'
import type { Id } from './id.ts'

/** A learner in one of the viewer's classes who is stuck on a problem. */
export interface DeskLearner {
  readonly courseClassId: Id
  readonly classTitle: string
  readonly userId: Id
  readonly nickname: string | null
  readonly problemId: Id
  readonly problemTitle: string
  readonly submissionCount: number
}

/** Homework that teachers have to mark or to wait for. */
export interface DeskHomework extends Pick<Assignment, 'homeworkId' | 'assignmentId' | 'title' | 'endDate' | 'lateEndDate'> {
  /** The number of submissions that are not marked yet. */
  readonly toMarkCount: number
  /** The number of members who have not submitted yet. */
  readonly openCount: number
}

/** Figures of the channel's current week, until now. */
export interface DeskWeek {
  readonly memberCount: number
  /** The number of members who learned something. */
  readonly activeCount: number
  readonly solvedCount: number
}

/** The open work of those who teach or run a channel. */
export interface Desk {
  /** Stuck learners in all classes that the viewer teaches, those who are stuck the longest first. */
  readonly stuckList: readonly DeskLearner[]
  readonly homeworkList: readonly DeskHomework[]
  readonly week: DeskWeek | null
}

/** Homework that is about to end; `until` is the end that counts now, and `isLate` tells that it is the end for late work. */
export interface EndingHomework {
  readonly homework: DeskHomework
  readonly until: string | null
  readonly isLate: boolean
}

/** Lists homework whose end, or whose late end once the first is over, is within a day, the earliest first. */
export function endingSoon(homeworks: readonly DeskHomework[], now: Date): readonly EndingHomework[] {
  return homeworks
    .flatMap((homework) => {
      const open = { ...homework, state: 'OPEN' } as const
      const until = endInForce(open, now)
      const end = deadline(until)
      const left = end === null ? -1 : end.getTime() - now.getTime()
      return left >= 0 && left <= msPerDay ? [{ homework, until, isLate: assignmentPhase(open, now) === 'late', left }] : []
    })
    .toSorted((one, other) => one.left - other.left)
}

/** Lists homework with work to mark, the most first. */
export function toMark(homeworks: readonly DeskHomework[]): readonly DeskHomework[] {
  return homeworks.filter(({ toMarkCount }) => toMarkCount > 0).toSorted((one, other) => other.toMarkCount - one.toMarkCount)
}
