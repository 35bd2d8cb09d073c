import type { StudyType } from '../content/contentKind.ts'
import { addDays } from '../calendar/date.ts'
import { weekStart } from '../calendar/week.ts'
import type { ClassSchedule } from '../course-class/schedule.ts'
import type { PaymentType } from '../course/price.ts'
import type { Assignment } from '../homework.ts'

/** What a learner has done lately, for those who look after them. It names nobody but by the nickname. */
export interface LearningReport {
  readonly nickname: string | null
  /** ISO date-time by the server's clock: all that the report says is said of this moment. */
  readonly madeDate: string
  /** The latest first. */
  readonly weeks: readonly ReportWeek[]
  readonly types: readonly ReportType[]
  readonly homework: readonly ReportHomework[]
  readonly courses: readonly ReportCourse[]
  readonly classes: readonly ReportClass[]
}

/** A Korean calendar week, from Monday to Sunday. */
export interface ReportWeek {
  /** YYYY-MM-DD */
  readonly monday: string
  /** On how many days something was learnt. */
  readonly activeDays: number
  /** Null where nobody knows. */
  readonly minutes: number | null
  /** Each thing once, the latest first. */
  readonly learnt: readonly LearntItem[]
}

export interface LearntItem {
  readonly type: StudyType
  readonly title: string
  /** Solved, watched, read to the end; false: it has only been begun. */
  readonly isDone: boolean
  /** Of a problem: the name of its type. */
  readonly typeName: string | null
}

/** How many problems of a type were handed in at least once, and how many of them are solved. */
export interface ReportType {
  readonly name: string
  readonly solvedCount: number
  readonly triedCount: number
}

export interface ReportHomework extends Pick<Assignment, 'title' | 'endDate' | 'lateEndDate' | 'state'> {
  /** ISO date-time; null: not handed in. */
  readonly submittedDate: string | null
  /** Of 100; null where the teacher has not marked it. */
  readonly score: number | null
}

export interface ReportCourse {
  readonly title: string
  readonly completedCount: number
  readonly totalCount: number
  /** The title of the lesson that comes next; null: all are done. */
  readonly nextLesson: string | null
}

export interface ReportClass {
  readonly title: string
  readonly cost: number | null
  readonly paymentType: PaymentType | null
  readonly schedules: readonly ClassSchedule[]
  /** Lessons of its curriculum. */
  readonly completedCount: number
  readonly totalCount: number
  /** What was paid for it, and when; null where nobody knows. */
  readonly purchase: { readonly amount: number; readonly purchasedDate: string } | null
}

/** As many as fit on a page of paper. */
export const weeksReported = 4
const daysPerWeek = 7

/** The Mondays of the weeks that a report tells of, the latest first. */
export function reportMondays(today: string): readonly string[] {
  const monday = weekStart(today)
  return Array.from({ length: weeksReported }, (_, at) => addDays(monday, -at * daysPerWeek))
}

/** Each thing once, also where it was begun on one day and finished on another: what was finished counts. */
export function learntOnce(items: readonly (LearntItem & { readonly key: string })[]): readonly LearntItem[] {
  const firsts = new Map<string, LearntItem>()
  for (const { key, ...item } of items) if (firsts.get(key)?.isDone !== true && (item.isDone || !firsts.has(key))) firsts.set(key, item)
  return [...firsts.values()]
}

/** The most solved first, those without any last; as many as are shown. */
export function shownTypes(types: readonly ReportType[], most: number): readonly ReportType[] {
  return types
    .filter(({ triedCount }) => triedCount > 0)
    .toSorted((one, other) => other.solvedCount - one.solvedCount || other.triedCount - one.triedCount)
    .slice(0, most)
}
