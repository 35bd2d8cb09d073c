import { PictureCard } from '../../parts/PictureCard.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { Thumbnail } from '../../parts/Thumbnail.tsx'
import styles from './ListedClassCard.module.css'
import times from './MeetingTimes.module.css'

const foot = (
  <>
    <Skeleton width="35%" height={24} />
    <Skeleton width="35%" height={24} />
  </>
)

const picture = (
  <Thumbnail candidates={[]}>
    <Skeleton width={72} height={24} />
  </Thumbnail>
)

/** As tall as the card, by the same rules. */
export const ListedClassCardSkeleton = () => (
  <PictureCard aria-hidden picture={picture} foot={foot}>
    <Skeleton width="55%" height={20} />
    <div className={styles['text']}>
      <Skeleton height={18} />
      <Skeleton width="70%" height={18} />
    </div>
    <div className={times['times']}>
      <Skeleton width="30%" height={16} />
      <Skeleton width="45%" height={16} />
    </div>
    <Skeleton width="45%" height={20} />
  </PictureCard>
)
