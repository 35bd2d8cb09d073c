import type { ReactNode } from 'react'
import { classNames } from '../kit/classNames.ts'
import { LazyBoundary } from '../kit/lazy.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { studioWords } from './studioWords.ts'
import styles from './LearnerPreview.module.css'

const words = studioWords.preview

interface LearnerPreviewProps {
  readonly className?: string | undefined
  /** A part of the learner's page, loaded lazily. */
  readonly children: ReactNode
}

/** Frames a live preview of what learners get. Nothing in it can be pressed: its links would lead to a page that does not exist yet. */
export const LearnerPreview = ({ className, children }: LearnerPreviewProps) => (
  <section aria-labelledby="learner-preview" className={classNames(styles['preview'], className)}>
    <h2 id="learner-preview" className={styles['title']}>
      {words.title}
    </h2>
    <p className={styles['note']}>{words.note}</p>
    <LazyBoundary loading={<Skeleton height={180} radius="card" />} failed={<p className={styles['note']}>{words.failed}</p>}>
      <div inert className={styles['look']}>
        {children}
      </div>
    </LazyBoundary>
  </section>
)
