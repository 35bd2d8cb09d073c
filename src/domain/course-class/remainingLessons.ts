import type { ListedClass } from './courseClass.ts'
import { allOccurrences, type ClassSchedule } from './schedule.ts'

/** How often a class with an end meets, and how many of these times have not begun yet. */
export interface RemainingLessons {
  readonly total: number
  readonly left: number
}

/** Null for a class that goes on without an end, and for one that never meets. */
export function remainingLessons(schedules: readonly ClassSchedule[], now: Date): RemainingLessons | null {
  const all = allOccurrences(schedules)
  return all.length === 0 ? null : { total: all.length, left: all.filter(({ startsAt }) => startsAt > now).length }
}

/** Parts of a price are whole hundreds of won. */
const unit = 100

/** What of a price the lessons that are left come to. It is the rule for paying and for paying back: all of it before the first lesson, then by lessons. */
export function remainingPrice(price: number, { total, left }: RemainingLessons): number {
  if (left >= total) return price
  return Math.min(price, Math.round((price * Math.max(0, left)) / total / unit) * unit)
}

/** A class at the price of what is left of it. Points are asked for in full, and a class that is over is not offered. */
export function atRemainingPrice<Class extends Pick<ListedClass, 'cost' | 'paymentType'>>(
  courseClass: Class,
  lessons: RemainingLessons | null,
): Class {
  const { cost, paymentType } = courseClass
  if (cost === null || paymentType !== 'CASH' || lessons === null || lessons.left === 0) return courseClass
  return { ...courseClass, cost: remainingPrice(cost, lessons) }
}

/** A class that somebody has paid for. */
export interface PaidClass {
  readonly paid: number
  /** The lessons that were left when it was paid. */
  readonly bought: number
  readonly left: number
}

/** What comes back to whoever gives up the class now. */
export function refundAmount({ paid, bought, left }: PaidClass): number {
  return bought <= 0 ? 0 : remainingPrice(paid, { total: bought, left })
}
