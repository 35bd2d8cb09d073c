import { Card } from '../kit/Card.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import styles from './BlogCard.module.css'

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
