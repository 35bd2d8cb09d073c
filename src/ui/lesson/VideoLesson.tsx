import { useState } from 'react'
import { type Lesson, lessonAfter, lessonHref, progressOf } from '../../domain/lesson/lesson.ts'
import type { VideoContent } from '../../domain/lesson/lessonContent.ts'
import { resumePoint } from '../../domain/lesson/video.ts'
import { valueOf } from '../kit/loaded.ts'
import { InlineText } from './InlineText.tsx'
import type { Room } from './lessonContext.ts'
import { lessonWords } from './lessonWords.ts'
import type { LessonSteps } from './useLessonSteps.ts'
import { BrokenFilm, Film, type FilmProps } from './Video.tsx'
import styles from './VideoLesson.module.css'

/** A film that breaks keeps its place: tried again, it goes on from there. The focus that it had goes along. */
const VideoPlayer = ({ resumeAt, ...rest }: Omit<FilmProps, 'takesFocus' | 'onFail'>) => {
  const [place, setPlace] = useState(resumeAt)
  const [attempt, setAttempt] = useState(0)
  const [broken, setBroken] = useState<{ readonly hadFocus: boolean } | null>(null)
  const fail = (seconds: number, hadFocus: boolean) => {
    if (seconds > 0) setPlace(seconds)
    setBroken({ hadFocus })
  }
  const retry = () => {
    setAttempt(attempt + 1)
    setBroken(null)
  }
  return broken ? (
    <BrokenFilm video={rest.video} takesFocus={broken.hadFocus} onRetry={retry} />
  ) : (
    <Film key={attempt} {...rest} resumeAt={place} takesFocus={attempt > 0} onFail={fail} />
  )
}

const words = lessonWords.video

interface VideoLessonProps {
  readonly room: Room
  readonly lesson: Lesson
  readonly video: VideoContent
  readonly steps: LessonSteps
}

/** A video, and in words what it shows. */
export const VideoLesson = ({ room, lesson, video, steps }: VideoLessonProps) => {
  // As it was when one came: what is watched meanwhile moves nothing.
  const [resumeAt] = useState(() => resumePoint(progressOf(lesson, valueOf(room.progress) ?? []), video.durationSeconds))
  const next = lessonAfter(valueOf(room.chapters) ?? [], valueOf(room.progress) ?? [], lesson)
  return (
    <div className={styles['lesson']}>
      <VideoPlayer video={video} resumeAt={resumeAt} steps={steps} nextHref={next && lessonHref(room.subject, next)} />
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
