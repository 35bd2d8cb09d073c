import { weekdayLabel } from './weekdayLabel.ts'
import { weekdayName } from './weekdayName.ts'
import { weekdayOf } from './weekdayOf.ts'

/** '11월 24일' of a calendar date (YYYY-MM-DD); with its year where that is not this one. */
export function monthDayText(date: string, today: string): string {
  const [year, month, day] = date.split('-').map(Number)
  const monthDay = `${month}월 ${day}일`
  return date.slice(0, 4) === today.slice(0, 4) ? monthDay : `${year}년 ${monthDay}`
}

/** '11월 24일 (화)'. */
export function dateText(date: string, today: string): string {
  return `${monthDayText(date, today)} (${weekdayLabel(weekdayOf(date))})`
}

/** '11월 24일 화요일', for what is read out. */
export function spokenDate(date: string, today: string): string {
  return `${monthDayText(date, today)} ${weekdayName(weekdayOf(date))}`
}
