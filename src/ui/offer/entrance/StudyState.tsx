import { grouped } from '../../../domain/grouped.ts'
import type { CourseProgress } from '../../../domain/lesson/courseProgress.ts'
import { ProgressBar } from '../../parts/ProgressBar.tsx'
import { RetryButton } from '../../parts/RetryButton.tsx'
import { offerWords as words } from '../offerWords.ts'
import type { Study } from './entranceOf.ts'
import styles from './StudyState.module.css'
import { titled } from '../../titled.ts'

/** How far one is, and what comes next. */
export const StudyState = ({ study }: { readonly study: Study }) => {
  const { isEnrolled, progress, lesson, way, hasProgressFailed, retryProgress } = study
  if (!isEnrolled) return <p className={styles['note']}>{words.study.teaching}</p>
  return (
    <div className={styles['state']}>
      {progress && progress.total > 0 && <Progress progress={progress} />}
      {hasProgressFailed && (
        <p className={styles['failed']}>
          {words.progress.failed}
          <RetryButton tone="text" retry={retryProgress} />
        </p>
      )}
      {lesson && way === 'goOn' && <p className={styles['next']}>{words.study.next(titled(lesson.title))}</p>}
    </div>
  )
}

const Progress = ({ progress: { done, total, percent } }: { readonly progress: CourseProgress }) => {
  const text = words.progress.text(grouped(done), grouped(total))
  return (
    <>
      <p className={styles['numbers']}>
        <span>{text}</span>
        <strong className={styles['percent']}>{words.progress.percent(grouped(percent))}</strong>
      </p>
      <ProgressBar ratio={percent / 100} label={words.progress.title} valueText={text} />
    </>
  )
}
