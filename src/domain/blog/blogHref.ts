import { idInPath } from '../idInPath.ts'
import type { Blog } from './Blog.ts'

export function blogHref(blog: Pick<Blog, 'blogId'>): string {
  return `/blog/${idInPath(blog.blogId)}`
}
