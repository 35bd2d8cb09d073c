import { dateText } from '../../../domain/calendar/dateText.ts'
import { seoul } from '../../../domain/calendar/seoul.ts'
import { timeSpanText } from '../../../domain/calendar/timeText.ts'
import { wallClock } from '../../../domain/calendar/wallClock.ts'
import type { Occurrence } from '../../../domain/course-class/occurrences.ts'

/** '11월 24일 화요일 오후 6시~7시', in Korea. */
export function occurrenceText({ date, startsAt, endsAt }: Occurrence, today: string): string {
  return `${dateText(date, today)} ${timeSpanText(wallClock(startsAt, seoul).time, wallClock(endsAt, seoul).time)}`
}
