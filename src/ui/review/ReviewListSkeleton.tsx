import { Skeleton } from '../parts/Skeleton.tsx'
import styles from './ReviewListSkeleton.module.css'

export const ReviewListSkeleton = () => (
  <div aria-hidden="true">
    {[0, 1, 2].map((at) => (
      <div key={at} className={styles['card']}>
        <Skeleton width={40} height={40} radius="round" />
        <div className={styles['lines']}>
          <Skeleton width="32%" height={16} />
          <Skeleton width="24%" height={12} />
          <Skeleton width="80%" height={16} />
        </div>
      </div>
    ))}
  </div>
)
