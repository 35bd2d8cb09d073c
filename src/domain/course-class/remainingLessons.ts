import type { CourseClass } from './courseClass.ts'
import type { RemainingLessons } from './schedule.ts'

/** Tells whether a class has begun and is not over: then the remaining lessons are shown. */
export function isUnderWay(lessons: RemainingLessons | null): lessons is RemainingLessons {
  return lessons !== null && lessons.left > 0 && lessons.left < lessons.total
}

/** Parts of a price are rounded to whole hundreds of won. */
const unit = 100

/** Returns the part of a price for the lessons left, in payments and refunds: all before the first lesson, then in proportion. */
export function remainingPrice(price: number, { total, left }: RemainingLessons): number {
  if (left >= total) return price
  return Math.min(price, Math.round((price * Math.max(0, left)) / total / unit) * unit)
}

/** Returns a class at the price of its remaining lessons. Points are charged in full, and a class that is over counts as closed. */
export function atRemainingPrice<Class extends Pick<CourseClass, 'cost' | 'paymentType' | 'isClosed'>>(
  courseClass: Class,
  lessons: RemainingLessons | null,
): Class {
  const { cost, paymentType } = courseClass
  if (lessons === null) return courseClass
  if (lessons.left === 0) return { ...courseClass, isClosed: true }
  return cost === null || paymentType !== 'CASH' ? courseClass : { ...courseClass, cost: remainingPrice(cost, lessons) }
}

/** A class that a learner has paid for. */
export interface PaidClass {
  readonly paid: number
  /** The number of lessons left when it was paid. */
  readonly bought: number
  readonly left: number
}

/** Returns the refund for a learner who gives up the class now. */
export function refundAmount({ paid, bought, left }: PaidClass): number {
  return bought <= 0 ? 0 : remainingPrice(paid, { total: bought, left })
}
