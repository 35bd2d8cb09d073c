import { grouped } from '../grouped.ts'

/** Places that are left; null where the capacity or the number taken is unknown, or the capacity is no whole number above 0. Never negative: a class may be overbooked. */
export function seatsLeft(memberCount: number | null, taken: number | null): number | null {
  if (memberCount === null || taken === null || !Number.isInteger(memberCount) || memberCount < 1) return null
  return Math.max(0, memberCount - Math.max(0, Math.floor(taken)))
}

const few = 2

export type SeatsState = 'none' | 'few' | 'some'

export function seatsState(left: number): SeatsState {
  if (left === 0) return 'none'
  return left <= few ? 'few' : 'some'
}

/** '마감', '마지막 1자리' or '3자리 남음': what makes people hurry only when it is true. */
export function seatsText(left: number): string {
  const texts = { none: '마감', few: `마지막 ${left}자리`, some: `${grouped(left)}자리 남음` }
  return texts[seatsState(left)]
}
