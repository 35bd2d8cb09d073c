import { PictureCard } from '../parts/PictureCard.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { Thumbnail } from '../parts/Thumbnail.tsx'
import styles from './CourseCard.module.css'

const foot = (
  <>
    <Skeleton width="40%" height={24} />
    <Skeleton width="30%" height={20} />
  </>
)

/** As tall as the card, by the same rules. */
export const CourseCardSkeleton = () => (
  <PictureCard aria-hidden picture={<Thumbnail candidates={[]} />} foot={foot}>
    <Skeleton width="55%" height={20} />
    <div className={styles['text']}>
      <Skeleton height={18} />
      <Skeleton width="70%" height={18} />
      <div className={styles['facts']}>
        <Skeleton width="50%" height={14} />
      </div>
    </div>
  </PictureCard>
)
