import { Card } from '../parts/Card.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import styles from './ProblemRow.module.css'

export const ProblemRowSkeleton = () => (
  <Card aria-hidden="true">
    <div className={styles['row']}>
      <Skeleton width={56} height={56} radius="card" />
      <div className={styles['text']}>
        <Skeleton width="80%" height={18} />
        <div className={styles['meta']}>
          <Skeleton width="40%" height={14} />
        </div>
      </div>
    </div>
  </Card>
)
