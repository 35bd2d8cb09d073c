import type { Enrolment } from '../../domain/course/enrolment.ts'
import type { Offer } from '../../domain/offer/Offer.ts'
import { mayHaveWorked } from '../platform/mayHaveWorked.ts'
import { oneAtATime } from '../platform/oneAtATime.ts'
import { statusOf } from '../platform/statusOf.ts'
import type { EnrolOutcome } from './EnrolOutcome.ts'

interface EnrolSteps<Wish, Outcome> {
  /** What is known beforehand to come of it. Null: nothing speaks against it. */
  obstacle(wish: Wish): Outcome | null
  call(wish: Wish): Promise<void>
  /** Asked where nobody can tell what became of the call (F-084). */
  isIn(wish: Wish): Promise<boolean>
  /** The backend knows better than a page that has been open for a while. The status is null where none came. */
  refusal(status: number | null, wish: Wish): Outcome | Promise<Outcome>
}

/** One enrolment at a time, and one call for it, which is never made again by itself: it may cost points. */
export function oneEnrolment<Wish, Outcome>({ obstacle, call, isIn, refusal }: EnrolSteps<Wish, Outcome>) {
  return oneAtATime({ kind: 'alreadyEnrolling' }, async (wish: Wish): Promise<Outcome | EnrolOutcome> => {
    const known = obstacle(wish)
    if (known !== null) return known
    try {
      await call(wish)
      return { kind: 'enrolled' }
    } catch (error) {
      const status = statusOf(error)
      if (mayHaveWorked(status) && (await isIn(wish).catch(() => false))) return { kind: 'enrolled' }
      return refusal(status, wish)
    }
  })
}

/** `Full`: obstacles that only classes have; `never` for a course. */
export function obstacleTo<Full extends { readonly kind: 'full' | 'closed' }>(now: Enrolment | Full): EnrolOutcome | Full | null {
  switch (now.kind) {
    case 'free':
    case 'points':
      return null
    case 'enrolled':
      return { kind: 'alreadyEnrolled' }
    default:
      return now
  }
}

/** What a refusal means for whatever is enrolled in. */
export function refusalOf(status: number | null, { paymentType }: Pick<Offer, 'paymentType'>, href: string): EnrolOutcome {
  switch (status) {
    case 401:
      return { kind: 'signInFirst' }
    case 402:
      return paymentType === 'CASH' ? { kind: 'needsPurchase', href } : { kind: 'notEnoughPoints', missing: null }
    case 403:
      return { kind: 'onlyForChannelStudents' }
    default:
      return { kind: 'failed' }
  }
}
