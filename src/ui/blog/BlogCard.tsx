import type { Blog } from '../../domain/blog/Blog.ts'
import { blogHref } from '../../domain/blog/blogHref.ts'
import { blogThumbnails } from '../../domain/blog/blogThumbnails.ts'
import { safeImageUrl } from '../../domain/site/safeImageUrl.ts'
import faceless from '../art/avatar-default.svg?url&no-inline'
import fallback from '../art/blog-default.svg?url&no-inline'
import { Card } from '../parts/Card.tsx'
import { CardNote } from '../parts/CardNote.tsx'
import { CardTitle } from '../parts/CardTitle.tsx'
import { NameLine } from '../parts/NameLine.tsx'
import { Thumbnail } from '../parts/Thumbnail.tsx'
import styles from './BlogCard.module.css'

interface BlogCardProps {
  readonly blog: Blog
  /** Logo of the current channel; the main site has none. */
  readonly channelLogo: string | null
}

export const BlogCard = ({ blog, channelLogo }: BlogCardProps) => (
  <Card>
    <div className={styles['row']}>
      <Thumbnail candidates={blogThumbnails(blog, channelLogo, fallback)} logo={channelLogo} className={styles['picture']} />
      <div className={styles['body']}>
        <CardTitle text={blog.title} href={blogHref(blog)} />
        <CardNote text={blog.summary} />
        <div className={styles['author']}>
          <NameLine pictures={[safeImageUrl(blog.user?.profile), faceless]} shape="round" name={blog.user?.nickname} />
        </div>
      </div>
    </div>
  </Card>
)
