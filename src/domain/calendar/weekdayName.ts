import type { Weekday } from './Weekday.ts'
import { weekdayLabel } from './weekdayLabel.ts'

/** '화요일'. */
export const weekdayName = (weekday: Weekday): string => `${weekdayLabel(weekday)}요일`
