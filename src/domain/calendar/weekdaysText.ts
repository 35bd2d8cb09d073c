import { type Weekday, weekdays } from './Weekday.ts'
import { weekdayLabel } from './weekdayLabel.ts'

const workdays: readonly Weekday[] = [1, 2, 3, 4, 5]

/** '화·목요일', '평일', '매일'; empty when there is none (S-158). Said from Monday on, as people do. */
export function weekdaysText(given: readonly Weekday[]): string {
  const days = [...weekdays.slice(1), ...weekdays.slice(0, 1)].filter((weekday) => given.includes(weekday))
  if (days.length === 0) return ''
  if (days.length === weekdays.length) return '매일'
  if (days.join() === workdays.join()) return '평일'
  return `${days.map((weekday) => weekdayLabel(weekday)).join('·')}요일`
}
