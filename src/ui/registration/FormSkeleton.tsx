import { Skeleton } from '../parts/Skeleton.tsx'
import styles from './RegistrationForm.module.css'

/** Of what stands beside the calendar. */
export const FormSkeleton = () => (
  <div aria-hidden="true" className={styles['form']}>
    <Skeleton width="40%" height={22} />
    <Skeleton height={120} radius="card" />
    <Skeleton height={44} radius="control" />
  </div>
)
