import { addDays } from './calendar/date.ts'
import type { RemainingLessons } from './course-class/schedule.ts'
import { hrefTo, listPaths } from './paths.ts'
import type { Id } from './id.ts'
import { isSignedIn, type Viewer } from './viewer.ts'

/** What is sold for money: courses, classes, and passes for all courses of a channel. */
export const purchaseTypes = ['COURSE', 'COURSE_CLASS', 'COURSE_PASS'] as const
export type PurchaseType = (typeof purchaseTypes)[number]

export interface PurchaseTarget {
  readonly contentType: PurchaseType
  /** Of a pass its slug. */
  readonly contentId: Id
}

export interface Discount {
  readonly name: string
  readonly amount: number
}

/** What something costs this viewer now. All amounts in won; the backend has the last word on them. */
export interface Quote extends PurchaseTarget {
  readonly title: string
  readonly comment: string | null
  readonly thumbnail: string | null
  readonly price: number
  readonly discounts: readonly Discount[]
  /** What is to be paid. */
  readonly amount: number
  /** For how many days it opens; null: for as long as it goes on. */
  readonly termDays: number | null
  /** When it begins (YYYY-MM-DD); null: with the purchase, or it has begun. */
  readonly startDate: string | null
  /** Of a class that has an end; null for all else. */
  readonly lessons: RemainingLessons | null
  readonly isOwned: boolean
  /** False when it is closed, full, or only for students of its channel. */
  readonly isAvailable: boolean
}

export const paymentMethods = ['CARD', 'EASY_PAY', 'TRANSFER'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** What stands between the viewer and the purchase. */
export type PurchaseState = 'owned' | 'unavailable' | 'signInFirst' | 'ready'

export function purchaseState({ isOwned, isAvailable }: Quote, viewer: Pick<Viewer, 'authState'>): PurchaseState {
  if (isOwned) return 'owned'
  if (!isAvailable) return 'unavailable'
  return isSignedIn(viewer) ? 'ready' : 'signInFirst'
}

/** From when until when it can be used (YYYY-MM-DD). An open end goes on. */
export interface AccessTerm {
  readonly from: string
  readonly until: string | null
}

export function accessTerm({ termDays, startDate }: Pick<Quote, 'termDays' | 'startDate'>, today: string): AccessTerm {
  const from = startDate !== null && startDate > today ? startDate : today
  return { from, until: termDays === null ? null : addDays(from, termDays - 1) }
}

/** What the law calls withdrawal: so many days from the purchase. */
export const withdrawalDays = 7

/** The last day on which all of the money comes back (YYYY-MM-DD); null when that is over with the purchase, as for a class that has begun. */
export function fullRefundUntil({ contentType, startDate }: Pick<Quote, 'contentType' | 'startDate'>, today: string): string | null {
  if (contentType !== 'COURSE_CLASS') return addDays(today, withdrawalDays)
  return startDate !== null && startDate > today ? addDays(startDate, -1) : null
}

/** Where one goes on with what was bought. */
export function purchasedHref({ contentType, contentId }: PurchaseTarget): string {
  switch (contentType) {
    case 'COURSE':
      return hrefTo('course', { courseId: contentId })
    case 'COURSE_CLASS':
      return hrefTo('courseClass', { courseClassId: contentId })
    case 'COURSE_PASS':
      return listPaths.courses
  }
}
