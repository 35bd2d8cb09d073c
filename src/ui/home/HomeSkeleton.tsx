import styles from './HomeSkeleton.module.css'
import { sectionSkeletons } from './sectionSkeletons.tsx'

/** The places reserved below the first sections until the lists are here. */
export const HomeSkeleton = () => (
  <div className={styles['reserved']}>
    {sectionSkeletons['live-classes']}
    {sectionSkeletons.courses}
    {sectionSkeletons.problems}
  </div>
)
