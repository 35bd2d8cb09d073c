import { useState } from 'react'
import { type Lesson, lessonHref, nextUnfinishedLesson, lessonProgressOf } from '../../domain/lesson/lesson.ts'
import type { VideoContent } from '../../domain/lesson/lessonContent.ts'
import { resumePoint } from '../../domain/lesson/video.ts'
import { loadedValue } from '../kit/loaded.ts'
import { InlineText } from '../kit/code/InlineText.tsx'
import type { LessonContext } from './lessonContext.ts'
import { lessonWords } from './lessonWords.ts'
import type { LessonProgressState } from './useLessonProgress.ts'
import { Video, VideoError, type VideoProps } from './Video.tsx'
import styles from './VideoLesson.module.css'

/** A video that fails resumes at its position after a retry, with the focus it had. */
const VideoPlayer = ({ resumeAt, ...rest }: Omit<VideoProps, 'takesFocus' | 'onFail'>) => {
  const [resumeSeconds, setResumeSeconds] = useState(resumeAt)
  const [attempt, setAttempt] = useState(0)
  const [broken, setBroken] = useState<{ readonly hadFocus: boolean } | null>(null)
  const fail = (seconds: number, hadFocus: boolean) => {
    if (seconds > 0) setResumeSeconds(seconds)
    setBroken({ hadFocus })
  }
  const retry = () => {
    setAttempt(attempt + 1)
    setBroken(null)
  }
  return broken ? (
    <VideoError video={rest.video} takesFocus={broken.hadFocus} onRetry={retry} />
  ) : (
    <Video key={attempt} {...rest} resumeAt={resumeSeconds} takesFocus={attempt > 0} onFail={fail} />
  )
}

const words = lessonWords.video

interface VideoLessonProps {
  readonly context: LessonContext
  readonly lesson: Lesson
  readonly video: VideoContent
  readonly lessonProgress: LessonProgressState
}

/** A video and its description. */
export const VideoLesson = ({ context, lesson, video, lessonProgress }: VideoLessonProps) => {
  // The position at the time of opening: saving while watching must not move it.
  const [resumeAt] = useState(() => resumePoint(lessonProgressOf(lesson, loadedValue(context.progress) ?? []), video.durationSeconds))
  const next = nextUnfinishedLesson(loadedValue(context.chapters) ?? [], loadedValue(context.progress) ?? [], lesson)
  return (
    <div className={styles['lesson']}>
      <VideoPlayer video={video} resumeAt={resumeAt} progress={lessonProgress} nextHref={next && lessonHref(context.subject, next)} />
      <section className={styles['summary']}>
        <h2 className={styles['heading']}>{words.summary}</h2>
        {video.summary.length === 0 && <p className={styles['text']}>{words.noSummary}</p>}
        {video.summary.map((text, at) => (
          <p key={at} className={styles['text']}>
            <InlineText text={text} />
          </p>
        ))}
      </section>
    </div>
  )
}
