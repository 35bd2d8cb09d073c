import { Skeleton } from '../../kit/Skeleton.tsx'
import { Bench } from '../../problem/workbench/Bench.tsx'
import styles from './BlockWorkbench.module.css'

/** The place of the workbench. It is no part of its chunk, so that the prerendered page has it with its styles. */
export const BenchSkeleton = ({ isOnPage }: { readonly isOnPage: boolean }) => (
  <Bench isOnPage={isOnPage} current="workspace" layout={styles['bench']} aria-hidden="true" data-waiting>
    <div data-pane="statement">
      <div className={styles['statement']}>
        <Skeleton width="30%" height={24} />
        <Skeleton height={18} />
        <Skeleton width="64%" height={18} />
      </div>
    </div>
    <div data-pane="workspace" data-shown>
      <Skeleton height={320} radius="card" />
    </div>
    <div data-pane="stage">
      <Skeleton height={200} radius="card" />
    </div>
  </Bench>
)
