import { Card } from '../parts/Card.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import styles from './HomeworkCard.module.css'

export const HomeworkCardSkeleton = () => (
  <Card aria-hidden="true">
    <div className={styles['body']}>
      <div className={styles['top']}>
        <Skeleton width={48} height={24} />
      </div>
      <div className={styles['text']}>
        <Skeleton height={18} />
        <Skeleton width="70%" height={18} />
      </div>
    </div>
  </Card>
)
