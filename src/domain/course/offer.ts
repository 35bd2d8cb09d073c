import type { ChannelProfile } from '../channel/channel.ts'
import type { PaymentType } from './price.ts'
import type { Category } from '../catalogue/category.ts'
import { imageCandidates } from '../site/safeUrl.ts'

export interface Teacher {
  readonly nickname: string | null
  /** Address of the teacher's picture. */
  readonly profile: string | null
}

/** The fields that the cards of courses and of classes have in common. */
export interface Offer {
  readonly title: string
  readonly comment: string | null
  readonly thumbnail: string | null
  readonly cost: number | null
  readonly paymentType: PaymentType | null
  readonly isOnlyForChannelUser: boolean
  readonly channelProfile: ChannelProfile | null
  readonly teacher: Teacher | null
}

/** The fields that the pages of courses and classes share. The spec leaves the shape open (S-289): ours, beyond the card's fields. */
export interface OfferDetail extends Offer {
  /** A description, paragraph by paragraph. */
  readonly introduction: readonly string[]
  /** The people it is meant for. */
  readonly audience: readonly string[]
  /** The skills that learners have afterwards. */
  readonly goals: readonly string[]
  readonly categoryList: readonly Category[]
  readonly lessonCount: number
}

/** Lists the pictures to try one after the other, before the default: the item's own, the channel's logo (S-120, A-71). */
export function courseThumbnails(item: Pick<Offer, 'thumbnail' | 'channelProfile'>): readonly string[] {
  return imageCandidates([item.thumbnail, item.channelProfile?.channelLogoUrl])
}
