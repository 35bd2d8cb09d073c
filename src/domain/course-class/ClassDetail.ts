import type { OfferDetail } from '../offer/OfferDetail.ts'
import type { ListedClass } from './ListedClass.ts'

/** A class as its own page tells it. */
export interface ClassDetail extends ListedClass, OfferDetail {
  /** What to have at hand. */
  readonly materials: readonly string[]
}
