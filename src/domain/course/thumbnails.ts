import type { Blog } from '../blog/Blog.ts'
import { safeImageUrl } from '../site/safeImageUrl.ts'
import type { Course } from './Course.ts'

/** Pictures to try one after the other: the item's own, the channel's logo, the default (S-120, A-71). */
export function courseThumbnails(item: Pick<Course, 'thumbnail' | 'channelProfile'>, fallback: string): readonly string[] {
  return eachOnce([item.thumbnail, item.channelProfile?.channelLogoUrl], fallback)
}

/** A blog has no channel of its own, so the logo is the current channel's. */
export function blogThumbnails(blog: Pick<Blog, 'thumbnail'>, channelLogo: string | null, fallback: string): readonly string[] {
  return eachOnce([blog.thumbnail, channelLogo], fallback)
}

function eachOnce(candidates: readonly unknown[], fallback: string): readonly string[] {
  const safe = candidates.map(safeImageUrl).filter((url) => url !== null)
  return [...new Set([...safe, fallback])]
}
