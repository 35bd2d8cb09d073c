import { Card } from '../../kit/Card.tsx'
import { SkeletonHeading } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import problemRow from '../../problem/ProblemRow.module.css'
import styles from './Problems.module.css'

const skeletonColumns = [1, 2]
const rows = [1, 2, 3]

export const ProblemsSkeleton = () => (
  <div aria-hidden="true">
    <SkeletonHeading />
    <div className={styles['columns']}>
      {skeletonColumns.map((column) => (
        <div key={column}>
          <Skeleton width="6em" className={styles['heading']} height={21} />
          <div className={styles['list']}>
            {rows.map((row) => (
              <ProblemRowSkeleton key={row} />
            ))}
          </div>
        </div>
      ))}
    </div>
  </div>
)

const ProblemRowSkeleton = () => (
  <Card aria-hidden="true">
    <div className={problemRow['row']}>
      <Skeleton width={56} height={56} radius="card" />
      <div className={problemRow['text']}>
        <Skeleton width="80%" height={18} />
        <div className={problemRow['meta']}>
          <Skeleton width="40%" height={14} />
        </div>
      </div>
    </div>
  </Card>
)
