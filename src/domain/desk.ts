import { msPerDay } from './calendar/date.ts'
import { deadline } from './homework.ts'
import type { Id } from './id.ts'

/** Somebody in a class of the viewer's who is stuck on a problem. */
export interface DeskLearner {
  readonly courseClassId: Id
  readonly classTitle: string
  readonly userId: Id
  readonly nickname: string | null
  readonly problemId: Id
  readonly problemTitle: string
  readonly submissionCount: number
}

/** Homework that waits for those who teach. */
export interface DeskHomework {
  readonly homeworkId: Id
  readonly assignmentId: Id
  readonly title: string
  readonly endDate: string | null
  /** Handed in, and not marked yet. */
  readonly toMarkCount: number
  /** Not handed in yet. */
  readonly openCount: number
}

/** What a week on the channel came to, until now. */
export interface DeskWeek {
  readonly memberCount: number
  /** Who learnt something. */
  readonly activeCount: number
  readonly solvedCount: number
}

/** What lies before those who teach or run a channel. */
export interface Desk {
  /** Over all classes that the viewer teaches, who is stuck the longest first. */
  readonly stuckList: readonly DeskLearner[]
  readonly homeworkList: readonly DeskHomework[]
  readonly week: DeskWeek | null
}

/** Homework that ends within a day: what ends first comes first. */
export function endingSoon(homeworks: readonly DeskHomework[], now: Date): readonly DeskHomework[] {
  return homeworks
    .flatMap((homework) => {
      const end = deadline(homework.endDate)
      const left = end === null ? -1 : end.getTime() - now.getTime()
      return left >= 0 && left <= msPerDay ? [{ homework, left }] : []
    })
    .toSorted((one, other) => one.left - other.left)
    .map(({ homework }) => homework)
}

/** Homework that waits to be marked, the most first. */
export function toMark(homeworks: readonly DeskHomework[]): readonly DeskHomework[] {
  return homeworks.filter(({ toMarkCount }) => toMarkCount > 0).toSorted((one, other) => other.toMarkCount - one.toMarkCount)
}
