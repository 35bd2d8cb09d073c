import { Panel } from '../../parts/Panel.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import row from './RankedRow.module.css'
import styles from './Ranking.module.css'

const rows = 7

/** As much room as the first page takes. */
export const RankingSkeleton = () => (
  <div aria-hidden="true" className={styles['columns']}>
    <div className={styles['side']}>
      <Skeleton height={340} radius="card" />
    </div>
    <div className={styles['main']}>
      <Skeleton height={330} radius="card" />
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
