import type { Offer } from '../offer/Offer.ts'
import { eachImageOnce } from '../site/eachImageOnce.ts'

/** Pictures to try one after the other: the item's own, the channel's logo, the default (S-120, A-71). */
export function courseThumbnails(item: Pick<Offer, 'thumbnail' | 'channelProfile'>, fallback: string): readonly string[] {
  return eachImageOnce([item.thumbnail, item.channelProfile?.channelLogoUrl], fallback)
}
