import { Skeleton } from '../kit/Skeleton.tsx'
import styles from './MaterialLayout.module.css'

export const SummaryBone = () => <Skeleton width="min(100%, 28em)" className={styles['summaryBone']} />

/** The places of the difficulty and the time: on a phone they wrap as the real ones do. */
export const FactBones = () => (
  <>
    <Skeleton width={108} height={21} />
    <Skeleton width={95} height={21} />
  </>
)
