const labels = ['일', '월', '화', '수', '목', '금', '토'] as const

export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** 0 is Sunday (S-158). */
export function weekdayLabel(weekday: Weekday): string {
  return labels[weekday]
}
