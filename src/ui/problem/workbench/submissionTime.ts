import type { Clock } from '../../../application/platform.ts'
import { calendarDate } from '../../../domain/calendar/date.ts'
import { wallClock } from '../../../domain/calendar/seoul.ts'
import { monthDayText, timeText } from '../../../domain/calendar/text.ts'

/** Returns ‘11월 24일 오후 3시 5분’ by the viewer's clock. */
export function submissionTime(createdDate: string, clock: Clock): string {
  const { date, time } = wallClock(new Date(createdDate), clock.timeZone())
  return `${monthDayText(date, calendarDate(clock.now(), clock.timeZone()))} ${timeText(time)}`
}
