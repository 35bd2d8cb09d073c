import type { CourseClass } from './courseClass.ts'
import type { RemainingLessons } from './schedule.ts'

/** Whether a class has begun and goes on: then it is told how much of it is left. */
export function isUnderWay(lessons: RemainingLessons | null): lessons is RemainingLessons {
  return lessons !== null && lessons.left > 0 && lessons.left < lessons.total
}

/** Parts of a price are whole hundreds of won. */
const unit = 100

/** What of a price the lessons that are left come to. It is the rule for paying and for paying back: all of it before the first lesson, then by lessons. */
export function remainingPrice(price: number, { total, left }: RemainingLessons): number {
  if (left >= total) return price
  return Math.min(price, Math.round((price * Math.max(0, left)) / total / unit) * unit)
}

/** A class at the price of what is left of it. Points are asked for in full, and a class that is over is closed, whatever is said of it. */
export function atRemainingPrice<Class extends Pick<CourseClass, 'cost' | 'paymentType' | 'isClosed'>>(
  courseClass: Class,
  lessons: RemainingLessons | null,
): Class {
  const { cost, paymentType } = courseClass
  if (lessons === null) return courseClass
  if (lessons.left === 0) return { ...courseClass, isClosed: true }
  return cost === null || paymentType !== 'CASH' ? courseClass : { ...courseClass, cost: remainingPrice(cost, lessons) }
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
