import type { Category } from '../problem/Category.ts'
import type { Offer } from './Offer.ts'

/** What the pages of courses and of classes have in common. The spec leaves the shape open (S-289): ours, beyond the card's fields. */
export interface OfferDetail extends Offer {
  /** What it is, paragraph by paragraph. */
  readonly introduction: readonly string[]
  /** Whom it is for. */
  readonly audience: readonly string[]
  /** What one can do afterwards. */
  readonly goals: readonly string[]
  readonly categoryList: readonly Category[]
  readonly lessonCount: number
}
