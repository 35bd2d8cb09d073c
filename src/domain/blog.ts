import { hrefTo } from './paths.ts'
import type { Id } from './id.ts'
import { imageCandidates } from './site/safeUrl.ts'

export interface Blog {
  readonly blogId: Id
  readonly title: string
  readonly summary: string | null
  readonly thumbnail: string | null
  readonly user: { readonly userId: Id | null; readonly profile: string | null; readonly nickname: string | null } | null
}

export function blogHref(blog: Pick<Blog, 'blogId'>): string {
  return hrefTo('blog', { blogId: blog.blogId })
}

/** Lists the pictures to try. A blog has no channel of its own, so the logo is the current channel's. */
export function blogThumbnails(blog: Pick<Blog, 'thumbnail'>, channelLogo: string | null): readonly string[] {
  return imageCandidates([blog.thumbnail, channelLogo])
}
