import { Card } from '../parts/Card.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import styles from './ChannelCard.module.css'

export const ChannelCardSkeleton = () => (
  <Card aria-hidden="true">
    <div className={styles['body']}>
      <Skeleton width={56} height={56} radius="card" />
      <div className={styles['text']}>
        <Skeleton width="80%" height={18} />
        <Skeleton width="40%" height={14} />
      </div>
    </div>
  </Card>
)
