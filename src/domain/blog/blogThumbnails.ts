import { eachImageOnce } from '../site/eachImageOnce.ts'
import type { Blog } from './Blog.ts'

/** A blog has no channel of its own, so the logo is the current channel's. */
export function blogThumbnails(blog: Pick<Blog, 'thumbnail'>, channelLogo: string | null, fallback: string): readonly string[] {
  return eachImageOnce([blog.thumbnail, channelLogo], fallback)
}
