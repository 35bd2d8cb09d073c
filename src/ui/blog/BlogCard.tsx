import { type Blog, blogHref, blogThumbnails } from '../../domain/blog.ts'
import { safeImageUrl } from '../../domain/site/safeUrl.ts'
import faceless from '../art/avatar-default.svg?url&no-inline'
import fallback from '../art/blog-default.svg?url&no-inline'
import { Card, CardNote, CardTitle } from '../kit/Card.tsx'
import { NameLine, Thumbnail } from '../kit/Picture.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
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

export const BlogCardSkeleton = () => (
  <Card aria-hidden="true">
    <div className={styles['row']}>
      <Skeleton className={styles['picture']} height="100%" radius="control" />
      <div className={styles['body']}>
        <Skeleton height={18} />
        <Skeleton width="60%" height={18} />
        <div className={styles['author']}>
          <Skeleton width="40%" height={20} />
        </div>
      </div>
    </div>
  </Card>
)
