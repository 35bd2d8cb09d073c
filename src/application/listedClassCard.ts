import { type ClassCardView, classCard } from './cards.ts'
import { timeSpanText, weekdaysText } from '../domain/calendar/text.ts'
import { seatsLeft, type SeatsState, seatsState, seatsText } from '../domain/course-class/classEnrolment.ts'
import type { CatalogueClass, ClassLinkOptions, ListedClass } from '../domain/course-class/courseClass.ts'
import { atRemainingPrice, remainingLessons } from '../domain/course-class/remainingLessons.ts'
import { timetableText } from '../domain/course-class/timetable.ts'

/** A class's card in a list, with its times and free places (S-123, A-69). */
export interface ListedClassCardView extends ClassCardView {
  /** Without days: by agreement. */
  readonly times: { readonly days: string; readonly hours: string; readonly text: string } | null
  /** Null where nobody knows. */
  readonly seats: { readonly kind: 'closed' } | { readonly kind: SeatsState; readonly text: string } | null
  /** Of a class that has begun and goes on: how many lessons are left, which is what its price is for. Null for all others. */
  readonly lessonsLeft: number | null
}

export function listedClassCard(listed: CatalogueClass, options: ClassLinkOptions, now: Date): ListedClassCardView {
  const lessons = remainingLessons(listed.schedules, now)
  const hasBegun = lessons !== null && lessons.left > 0 && lessons.left < lessons.total
  return {
    ...classCard(atRemainingPrice(listed, lessons), options),
    times: timesOf(listed),
    seats: seatsOf(listed),
    lessonsLeft: hasBegun ? lessons.left : null,
  }
}

function timesOf({ timetable }: ListedClass): ListedClassCardView['times'] {
  if (timetable === null) return null
  const { weekdays, startTime, endTime } = timetable
  return { days: weekdaysText(weekdays), hours: timeSpanText(startTime, endTime), text: timetableText(timetable) }
}

function seatsOf({ isClosed, schedule, enrolledCount }: ListedClass): ListedClassCardView['seats'] {
  if (isClosed) return { kind: 'closed' }
  const left = seatsLeft(schedule?.memberCount ?? null, enrolledCount)
  return left === null ? null : { kind: seatsState(left), text: seatsText(left) }
}
