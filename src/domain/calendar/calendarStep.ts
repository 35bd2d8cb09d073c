import { addDays } from './addDays.ts'
import { addMonths } from './month.ts'
import { weekdayOf } from './weekdayOf.ts'

interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
}

const daysInWeek = 7
const monthsInYear = 12

/** Where a key leads in a calendar whose weeks begin on Sunday; null for keys that lead nowhere. Names as of KeyboardEvent.key. */
export function calendarStep(date: string, { key, shiftKey }: KeyPress): string | null {
  const months = shiftKey ? monthsInYear : 1
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -daysInWeek)
    case 'ArrowDown':
      return addDays(date, daysInWeek)
    case 'Home':
      return addDays(date, -weekdayOf(date))
    case 'End':
      return addDays(date, daysInWeek - 1 - weekdayOf(date))
    case 'PageUp':
      return addMonths(date, -months)
    case 'PageDown':
      return addMonths(date, months)
    default:
      return null
  }
}

/** Keeps a step within what can be shown. */
export function within(date: string, first: string, last: string): string {
  if (date < first) return first
  return date > last ? last : date
}
