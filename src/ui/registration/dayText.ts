import { dateText, monthDayText, spokenDate } from '../../domain/calendar/dateText.ts'
import { registrationWords } from './registrationWords.ts'

/** '11월 24일'. The month's heading has said the year. */
export function shortDay(date: string): string {
  return monthDayText(date, date)
}

/** '11월 24일 (화)'. */
export function dayText(date: string): string {
  return dateText(date, date)
}

/** '11월 24일 화요일', for what is read out. */
export function spokenDay(date: string): string {
  return spokenDate(date, date)
}

/** '2026년 11월' of YYYY-MM. */
export function monthText(month: string): string {
  return registrationWords.calendar.month(month.slice(0, 4), Number(month.slice(5, 7)))
}
