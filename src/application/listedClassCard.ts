import { type ClassCardView, classCard } from './cards.ts'
import { timeSpanText, weekdaysText } from '../domain/calendar/text.ts'
import { seatsLeft, type SeatsState, seatsState, seatsText } from '../domain/course-class/classEnrolment.ts'
import type { CatalogueClass, ClassLinkOptions, ListedClass } from '../domain/course-class/courseClass.ts'
import { remainingLessons } from '../domain/course-class/schedule.ts'
import { timetableText } from '../domain/course-class/timetable.ts'

/** A class's card in a list, with its times and free places (S-123, A-69). */
export interface ListedClassCardView extends ClassCardView {
  /** Null when the class has no fixed days and times are arranged. */
  readonly times: { readonly days: string; readonly hours: string; readonly text: string } | null
  /** Null where the number of seats is unknown. */
  readonly seats: { readonly kind: 'closed' } | { readonly kind: SeatsState; readonly text: string } | null
}

export function listedClassCard(listed: CatalogueClass, options: ClassLinkOptions, now: Date): ListedClassCardView {
  const card = classCard({ ...listed, lessons: remainingLessons(listed.schedules, now) }, options)
  return { ...card, times: timesOf(listed), seats: seatsOf({ ...listed, isClosed: card.isClosed }) }
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
