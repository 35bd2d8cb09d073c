import { Panel } from '../../parts/Panel.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import card from './ViewerCard.module.css'
import styles from './ViewerCardSkeleton.module.css'

/** In place of the login card or the user's, until it is known whose page it is. */
export const ViewerCardSkeleton = () => (
  <Panel aria-hidden="true" className={card['card']}>
    <Skeleton radius="round" className={styles['portrait']} />
    <div className={styles['lines']}>
      <Skeleton width="50%" height={22} />
      <Skeleton width="70%" height={16} />
    </div>
    <Skeleton className={styles['rest']} radius="control" />
  </Panel>
)
