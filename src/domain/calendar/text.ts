import { type Weekday, weekdayOf, weekdays } from './date.ts'
import { formatNumber } from '../format.ts'

const shortNames = ['일', '월', '화', '수', '목', '금', '토'] as const

export function weekdayShortName(weekday: Weekday): string {
  return shortNames[weekday]
}

/** Returns the name of a weekday: '화요일'. */
export const weekdayName = (weekday: Weekday): string => `${weekdayShortName(weekday)}요일`

/** Formats a calendar date (YYYY-MM-DD) as '11월 24일'; with its year if that is not the current one. */
export function monthDayText(date: string, today: string): string {
  const [year, month, day] = date.split('-').map(Number)
  const monthDay = `${month}월 ${day}일`
  return date.slice(0, 4) === today.slice(0, 4) ? monthDay : `${year}년 ${monthDay}`
}

/** Formats a date with its weekday: '11월 24일 (화)'. */
export function dateText(date: string, today: string): string {
  return `${monthDayText(date, today)} (${weekdayShortName(weekdayOf(date))})`
}

/** Formats a date for screen readers: '11월 24일 화요일'. */
export function longDateText(date: string, today: string): string {
  return `${monthDayText(date, today)} ${weekdayName(weekdayOf(date))}`
}

const noon = 12

/** Formats a time: '18:30' → '오후 6시 30분', '09:00' → '오전 9시'. */
export function timeText(time: string): string {
  const [hour, minute] = [Number(time.slice(0, 2)), Number(time.slice(3, 5))]
  const half = hour < noon ? '오전' : '오후'
  const shown = hour % noon === 0 ? noon : hour % noon
  return minute === 0 ? `${half} ${shown}시` : `${half} ${shown}시 ${minute}분`
}

/** Formats a time span: '오후 6시~7시 30분'; the half of the day is written once when both times are in it. */
export function timeSpanText(start: string, end: string): string {
  const [from, until] = [timeText(start), timeText(end)]
  const isSameHalf = from.slice(0, 2) === until.slice(0, 2) && start < end
  return `${from}~${isSameHalf ? until.slice(3) : until}`
}

const workdays: readonly Weekday[] = [1, 2, 3, 4, 5]

/** Lists weekdays: '화·목요일', '평일', '매일'; empty when there is none (S-158). The list begins on Monday, as is usual in Korean. */
export function weekdaysText(given: readonly Weekday[]): string {
  const days = [...weekdays.slice(1), ...weekdays.slice(0, 1)].filter((weekday) => given.includes(weekday))
  if (days.length === 0) return ''
  if (days.length === weekdays.length) return '매일'
  if (days.join() === workdays.join()) return '평일'
  return `${days.map((weekday) => weekdayShortName(weekday)).join('·')}요일`
}

const minutesPerHour = 60

/** Formats minutes: 380 → '6시간 20분'. Null where there is nothing to show. */
export function studyDurationText(minutes: number | null): string | null {
  if (minutes === null || !(minutes > 0)) return null
  if (minutes < 1) return '1분 미만'
  const whole = Math.round(minutes)
  const [hours, rest] = [Math.floor(whole / minutesPerHour), whole % minutesPerHour]
  return [hours > 0 && `${formatNumber(hours)}시간`, rest > 0 && `${rest}분`].filter(Boolean).join(' ')
}
