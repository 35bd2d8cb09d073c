import { Panel } from '../../parts/Panel.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import row from './RankedRow.module.css'
import styles from './Ranking.module.css'

const rows = 7

/** As much room as the first page takes. */
export const RankingSkeleton = () => (
  <div aria-hidden="true" className={styles['columns']}>
    <Skeleton height={311} radius="card" />
    <div className={styles['side']}>
      <Skeleton height={362} radius="card" />
    </div>
    <div>
      <Panel className={styles['panel']}>
        <Skeleton width={140} height={26} className={styles['heading']} />
        {Array.from({ length: rows }, (_, at) => (
          <div key={at} className={row['row']}>
            <Skeleton width={36} height={20} />
            <Skeleton width={40} height={40} radius="round" />
            <span className={row['who']}>
              <Skeleton width="50%" height={20} />
            </span>
            <Skeleton width={72} height={20} />
          </div>
        ))}
      </Panel>
    </div>
  </div>
)
