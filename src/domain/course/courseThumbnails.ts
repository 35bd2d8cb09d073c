import { eachImageOnce } from '../site/eachImageOnce.ts'
import type { Course } from './Course.ts'

/** Pictures to try one after the other: the item's own, the channel's logo, the default (S-120, A-71). */
export function courseThumbnails(item: Pick<Course, 'thumbnail' | 'channelProfile'>, fallback: string): readonly string[] {
  return eachImageOnce([item.thumbnail, item.channelProfile?.channelLogoUrl], fallback)
}
