import { PictureCard } from '../parts/PictureCard.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { Thumbnail } from '../parts/Thumbnail.tsx'
import styles from './CourseClassCard.module.css'

export const CourseClassCardSkeleton = () => (
  <PictureCard aria-hidden picture={<Thumbnail candidates={[]} />} foot={<Skeleton width="40%" height={24} />}>
    <Skeleton width="55%" height={20} />
    <div className={styles['text']}>
      <Skeleton height={18} />
      <Skeleton width="70%" height={18} />
    </div>
    <Skeleton width="45%" height={20} />
  </PictureCard>
)
