import { Skeleton } from '../parts/Skeleton.tsx'
import styles from './HomeSkeleton.module.css'
import { sectionSkeletons } from './sectionSkeletons.tsx'

interface HomeSkeletonProps {
  /** From the greeting on: on a channel that is not known yet. */
  readonly isWhole?: boolean
}

/** The places reserved until the lists are here; below them there is room only, since hardly a screen reaches so far. */
export const HomeSkeleton = ({ isWhole = false }: HomeSkeletonProps) => (
  <div className={styles['reserved']}>
    {isWhole && <Arrival />}
    {sectionSkeletons['live-classes']}
    {sectionSkeletons.courses}
  </div>
)

const Arrival = () => (
  <div className={styles['arrival']}>
    <Skeleton width="16em" height={56} radius="card" />
    <Skeleton height={118} radius="card" />
  </div>
)
