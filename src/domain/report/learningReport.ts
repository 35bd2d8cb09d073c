import type { StudyType } from '../content/contentKind.ts'
import { addDays } from '../calendar/date.ts'
import { weekStart } from '../calendar/week.ts'
import type { ClassSchedule } from '../course-class/schedule.ts'
import type { PaymentType } from '../course/price.ts'
import type { Assignment } from '../homework.ts'
import type { EquippedItem } from '../viewer.ts'

/** A report on a learner's recent activity, for parents and teachers. It contains no name but the nickname. */
export interface LearningReport {
  readonly nickname: string | null
  /** The equipped items of the learner's avatar; empty: none was chosen. */
  readonly look: readonly EquippedItem[]
  /** ISO date-time by the server's clock: all statements of the report are about this moment. */
  readonly madeDate: string
  /** The latest week first. */
  readonly weeks: readonly ReportWeek[]
  readonly types: readonly ReportType[]
  /** The seas in the order of the map, from the shore to the deep. */
  readonly seas: readonly ReportSea[]
  readonly teacherWord: TeacherWord | null
  readonly homework: readonly ReportHomework[]
  readonly courses: readonly ReportCourse[]
  readonly classes: readonly ReportClass[]
}

/** A Korean calendar week, from Monday to Sunday. */
export interface ReportWeek {
  /** YYYY-MM-DD */
  readonly monday: string
  /** The days with activity, YYYY-MM-DD. */
  readonly activeDates: readonly string[]
  /** Null where it is unknown. */
  readonly minutes: number | null
  /** The learned items, each once, the latest first. */
  readonly learnt: readonly LearntItem[]
}

export interface LearntItem {
  readonly type: StudyType
  readonly title: string
  /** Whether it was solved, watched or read to the end; false: it has only been begun. */
  readonly isDone: boolean
  /** The type of a problem; null for other items. */
  readonly typeName: string | null
  /** The number of submissions that failed before the right one, or so far. */
  readonly wrongCount: number
}

/** A sea with the number of its problems. */
export interface ReportSea {
  readonly name: string
  readonly solvedCount: number
  readonly problemCount: number
}

/** The latest comment of a teacher, on homework or on a problem. */
export interface TeacherWord {
  readonly content: string
  /** The title of the homework or problem. */
  readonly about: string
}

/** The number of problems of a type with at least one submission, and how many of them are solved. */
export interface ReportType {
  readonly name: string
  readonly solvedCount: number
  readonly triedCount: number
}

export interface ReportHomework extends Pick<Assignment, 'title' | 'endDate' | 'lateEndDate' | 'state'> {
  /** ISO date-time; null: not handed in. */
  readonly submittedDate: string | null
  /** Points out of 100; null where the teacher has not marked it. */
  readonly score: number | null
}

export interface ReportCourse {
  readonly title: string
  readonly completedCount: number
  readonly totalCount: number
  /** The title of the next lesson; null: all are done. */
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
  /** The amount and date of the purchase; null where they are unknown. */
  readonly purchase: { readonly amount: number; readonly purchasedDate: string } | null
}

/** The number of weeks that fit on a page of paper. */
export const weeksReported = 4
const daysPerWeek = 7

/** Lists the Mondays of the weeks in a report, the latest first. */
export function reportMondays(today: string): readonly string[] {
  const monday = weekStart(today)
  return Array.from({ length: weeksReported }, (_, at) => addDays(monday, -at * daysPerWeek))
}

/** Removes duplicates, such as an item begun on one day and finished on another: the finished one is kept. */
export function learntOnce(items: readonly (LearntItem & { readonly key: string })[]): readonly LearntItem[] {
  const firsts = new Map<string, LearntItem>()
  for (const { key, ...item } of items) if (firsts.get(key)?.isDone !== true && (item.isDone || !firsts.has(key))) firsts.set(key, item)
  return [...firsts.values()]
}

/** Lists the types with the most solved problems first, those without any last; at most `maxCount`. */
export function shownTypes(types: readonly ReportType[], maxCount: number): readonly ReportType[] {
  return types
    .filter(({ triedCount }) => triedCount > 0)
    .toSorted((one, other) => other.solvedCount - one.solvedCount || other.triedCount - one.triedCount)
    .slice(0, maxCount)
}
