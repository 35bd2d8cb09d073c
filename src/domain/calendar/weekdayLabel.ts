import type { Weekday } from './Weekday.ts'

const labels = ['일', '월', '화', '수', '목', '금', '토'] as const

export function weekdayLabel(weekday: Weekday): string {
  return labels[weekday]
}
