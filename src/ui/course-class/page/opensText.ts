import { dateText } from '../../../domain/calendar/dateText.ts'
import { seoul, seoulDate } from '../../../domain/calendar/seoul.ts'
import { timeText } from '../../../domain/calendar/timeText.ts'
import { wallClock } from '../../../domain/calendar/wallClock.ts'
import { classPageWords } from './classPageWords.ts'

const words = classPageWords.door

/** '오늘 오후 5시 50분부터 들어갈 수 있어요', in Korea; the minute that has begun counts. */
export function opensText(opensAt: Date, now: Date): string {
  const { date, time } = wallClock(opensAt, seoul)
  const today = seoulDate(now)
  return words.opens(`${date === today ? words.today : dateText(date, today)} ${timeText(time)}`)
}
