import styles from './SectionHeading.module.css'
import { Skeleton } from './Skeleton.tsx'

/** The place of a section's heading; without words, because the section may turn out to have nothing to show. */
export const SkeletonHeading = () => (
  <div className={styles['row']}>
    <Skeleton width="11em" height={22} />
  </div>
)
