import { addDays } from './addDays.ts'

const monthsInYear = 12

/** The month (YYYY-MM) so many months later. */
export function laterMonth(month: string, months: number): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))]
  const count = year * monthsInYear + (number - 1) + months
  return `${String(Math.floor(count / monthsInYear)).padStart(4, '0')}-${String((count % monthsInYear) + 1).padStart(2, '0')}`
}

/** The same day of another month, or that month's last one: a month after the 31st of January is the end of February. */
export function addMonths(date: string, months: number): string {
  const month = laterMonth(monthOf(date), months)
  const sameDay = `${month}-${date.slice(8)}`
  const last = lastDayOf(month)
  return sameDay < last ? sameDay : last
}

export function monthOf(date: string): string {
  return date.slice(0, 7)
}

export function firstDayOf(month: string): string {
  return `${month}-01`
}

export function lastDayOf(month: string): string {
  return addDays(firstDayOf(laterMonth(month, 1)), -1)
}
