import { seoulInstant } from '../../domain/calendar/seoul.ts'
import { timeText } from '../../domain/calendar/timeText.ts'
import { viewersClock } from '../../domain/calendar/wallClock.ts'
import { weekdayName } from '../../domain/calendar/weekdayName.ts'
import { weekdayOf } from '../../domain/calendar/weekdayOf.ts'
import type { ClassDate } from '../../domain/registration/ClassDate.ts'
import { registrationWords } from './registrationWords.ts'

/** When a class begins by the viewer's own clock; null where that shows the same as Seoul's. */
export function ownTimeText({ date, startTime }: Pick<ClassDate, 'date' | 'startTime'>, timeZone: string): string | null {
  const own = viewersClock(seoulInstant(date, startTime), timeZone)
  return own && registrationWords.zone.own(`${weekdayName(weekdayOf(own.date))} ${timeText(own.time)}`)
}
