import type { BlogCardView } from '../../application/cards.ts'
import faceless from '../art/avatar-default.svg?url&no-inline'
import fallback from '../art/blog-default.svg?url&no-inline'
import { Card, CardNote, CardTitle } from '../kit/Card.tsx'
import { NameLine, Thumbnail } from '../kit/Picture.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import styles from './BlogCard.module.css'

export const BlogCard = ({ card: { title, summary, href, pictures, author } }: { readonly card: BlogCardView }) => (
  <Card>
    <div className={styles['row']}>
      <Thumbnail candidates={[...pictures.candidates, fallback]} logo={pictures.logo} className={styles['picture']} />
      <div className={styles['body']}>
        <CardTitle text={title} href={href} />
        <CardNote text={summary} />
        <div className={styles['author']}>
          <NameLine pictures={[author?.picture ?? null, faceless]} shape="round" name={author?.name} />
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
