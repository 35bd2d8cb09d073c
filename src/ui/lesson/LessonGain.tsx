import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { formatNumber } from '../../domain/format.ts'
import { courseProgress } from '../../domain/lesson/lesson.ts'
import { experienceGain, guest, isSignedIn, type Experience } from '../../domain/viewer.ts'
import { useApplication } from '../kit/application.ts'
import { loadedValue } from '../kit/loaded.ts'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { experienceQuery } from '../viewer/ExperienceBar.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import type { LessonContext } from './lessonContext.ts'
import { lessonWords } from './lessonWords.ts'
import styles from './LessonCompletion.module.css'

/** Returns the experience gained since `hasFinished`, or null while it is unknown. */
export const useExperienceGain = (hasFinished: boolean): number | null => {
  const viewer = useViewer() ?? guest
  const { data } = useQuery({ ...experienceQuery(useApplication(), viewer), enabled: isSignedIn(viewer) })
  const [before, setBefore] = useState<Experience | null>(null)
  if (!hasFinished && data !== undefined && data !== before) setBefore(data)
  return hasFinished && before && data ? experienceGain(before, data) : null
}

const words = lessonWords.finish

interface LessonGainProps {
  readonly context: LessonContext
  readonly experience: number | null
}

/** Renders the gain of a finished lesson: the progress bar grows by a lesson, and the experience is named. */
export const LessonGain = ({ context, experience }: LessonGainProps) => {
  const { done, total } = courseProgress(loadedValue(context.chapters) ?? [], loadedValue(context.progress) ?? [])
  const [isGrown, setGrown] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setGrown(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  if (done === 0) return null
  const text = lessonWords.list.progressText(formatNumber(done), formatNumber(total))
  return (
    <div className={styles['gain']}>
      <ProgressBar ratio={(isGrown ? done : done - 1) / total} label={lessonWords.list.progress} valueText={text} />
      <p className={styles['gained']}>
        {text}
        {experience !== null && <strong className={styles['experience']}>{words.experience(formatNumber(experience))}</strong>}
      </p>
    </div>
  )
}
