import { Skeleton } from '../../parts/Skeleton.tsx'
import { SkeletonHeading } from '../../parts/SkeletonHeading.tsx'
import { ProblemRowSkeleton } from '../../problem/ProblemRowSkeleton.tsx'
import styles from './Problems.module.css'

const columns = ['text', 'second']
const rows = [1, 2, 3]

export const ProblemsSkeleton = () => (
  <div aria-hidden="true">
    <SkeletonHeading />
    <div className={styles['columns']}>
      {columns.map((column) => (
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
