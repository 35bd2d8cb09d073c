import { daysBetween } from '../calendar/daysBetween.ts'
import { seoulDate } from '../calendar/seoul.ts'
import type { Occurrence } from './occurrences.ts'

/** How near the next class is. */
export type Countdown =
  | { readonly kind: 'running' }
  /** Within the hour: worth a clock that ticks. */
  | { readonly kind: 'near'; readonly seconds: number }
  /** Korean calendar days: 0 is later today. */
  | { readonly kind: 'far'; readonly days: number }

const near = 60 * 60 * 1000
const second = 1000
const minute = 60

export function countdown({ date, startsAt }: Pick<Occurrence, 'date' | 'startsAt'>, now: Date): Countdown {
  const left = startsAt.getTime() - now.getTime()
  if (left <= 0) return { kind: 'running' }
  if (left <= near) return { kind: 'near', seconds: Math.ceil(left / second) }
  return { kind: 'far', days: daysBetween(seoulDate(now), date) }
}

/** '12:05 뒤 시작해요', '내일', 'D-3'. */
export function countdownText(count: Countdown): string {
  if (count.kind === 'running') return '수업 중'
  if (count.kind === 'near') return `${clockText(count.seconds)} 뒤 시작해요`
  return dayText(count.days)
}

function dayText(days: number): string {
  if (days <= 0) return '오늘'
  return days === 1 ? '내일' : `D-${days}`
}

function clockText(seconds: number): string {
  return `${Math.floor(seconds / minute)}:${String(seconds % minute).padStart(2, '0')}`
}
