import { addDays } from './calendar/date.ts'
import type { RemainingLessons } from './course-class/schedule.ts'
import { hrefTo, listPaths } from './paths.ts'
import type { Id } from './id.ts'
import { isSignedIn, type Viewer } from './viewer.ts'

/** The things that are sold for money: courses, classes, and passes for all courses of a channel. */
export const purchaseTypes = ['COURSE', 'COURSE_CLASS', 'COURSE_PASS'] as const
export type PurchaseType = (typeof purchaseTypes)[number]

export interface PurchaseTarget {
  readonly contentType: PurchaseType
  /** The id of the content; for a pass its slug. */
  readonly contentId: Id
}

export interface Discount {
  readonly name: string
  readonly amount: number
}

/** The price of an item for this viewer now. All amounts are in won; the backend decides them. */
export interface Quote extends PurchaseTarget {
  readonly title: string
  readonly comment: string | null
  readonly thumbnail: string | null
  readonly price: number
  readonly discounts: readonly Discount[]
  /** The amount to pay. */
  readonly amount: number
  /** The number of days of access; null: no limit. */
  readonly termDays: number | null
  /** The start (YYYY-MM-DD); null: access begins with the purchase, or the class has already begun. */
  readonly startDate: string | null
  /** The remaining lessons of a class that has an end; null for all else. */
  readonly lessons: RemainingLessons | null
  readonly isOwned: boolean
  /** False when it is closed, full, or only for students of its channel. */
  readonly isAvailable: boolean
}

export const paymentMethods = ['CARD', 'EASY_PAY', 'TRANSFER'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** The state of a purchase: the reason why the viewer cannot buy, or `ready`. */
export type PurchaseState = 'owned' | 'unavailable' | 'signInFirst' | 'ready'

export function purchaseState({ isOwned, isAvailable }: Quote, viewer: Pick<Viewer, 'authState'>): PurchaseState {
  if (isOwned) return 'owned'
  if (!isAvailable) return 'unavailable'
  return isSignedIn(viewer) ? 'ready' : 'signInFirst'
}

/** The first and the last day of access (YYYY-MM-DD). Null: it has no end. */
export interface AccessTerm {
  readonly from: string
  readonly until: string | null
}

export function accessTerm({ termDays, startDate }: Pick<Quote, 'termDays' | 'startDate'>, today: string): AccessTerm {
  const from = startDate !== null && startDate > today ? startDate : today
  return { from, until: termDays === null ? null : addDays(from, termDays - 1) }
}

/** The legal period of withdrawal, in days from the purchase. */
export const withdrawalDays = 7

/** Returns the last day with a full refund (YYYY-MM-DD); null when it is already over at the purchase, as for a class that has begun. */
export function fullRefundUntil({ contentType, startDate }: Pick<Quote, 'contentType' | 'startDate'>, today: string): string | null {
  if (contentType !== 'COURSE_CLASS') return addDays(today, withdrawalDays)
  return startDate !== null && startDate > today ? addDays(startDate, -1) : null
}

/** Returns the address of the content that was bought. */
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
