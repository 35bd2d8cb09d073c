import type { LessonKind } from '../../domain/lesson/Lesson.ts'
import { Skeleton } from '../parts/Skeleton.tsx'
import styles from './LessonSkeleton.module.css'

/** The place of what a lesson shows. */
export const LessonSkeleton = ({ kind }: { readonly kind: LessonKind | null }) => (
  <div className={styles['places']} aria-hidden="true" data-waiting>
    {kind === 'VIDEO' && <Skeleton radius="card" className={styles['film']} />}
    <Skeleton width="30%" height={24} />
    <Skeleton height={18} />
    <Skeleton height={18} />
    <Skeleton width="64%" height={18} />
    {kind !== 'VIDEO' && <Skeleton height={120} radius="card" />}
  </div>
)
