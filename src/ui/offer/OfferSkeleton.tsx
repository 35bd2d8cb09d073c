import { Panel } from '../parts/Panel.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { SkeletonHeading } from '../parts/SkeletonHeading.tsx'
import styles from './OfferColumns.module.css'
import places from './OfferSkeleton.module.css'

/** The places of what is below the hero. */
export const OfferSkeleton = () => (
  <div className={styles['columns']} aria-hidden="true">
    <div className={styles['side']}>
      <Panel className={places['card']}>
        <Skeleton width="40%" height={22} />
        <Skeleton width="55%" height={30} />
        <Skeleton height={44} radius="control" />
      </Panel>
    </div>
    <div className={styles['main']}>
      <div className={places['menu']}>
        <Skeleton width="min(100%, 20em)" height={24} />
      </div>
      <Panel>
        <SkeletonHeading />
        <div className={places['lines']}>
          <Skeleton height={18} />
          <Skeleton height={18} />
          <Skeleton width="70%" height={18} />
        </div>
      </Panel>
      <Panel>
        <SkeletonHeading />
        <Skeleton height={240} radius="card" />
      </Panel>
    </div>
  </div>
)
