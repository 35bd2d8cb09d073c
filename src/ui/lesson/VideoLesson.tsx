import { useState } from 'react'
import type { Lesson } from '../../domain/lesson/Lesson.ts'
import type { VideoContent } from '../../domain/lesson/LessonContent.ts'
import { progressOf } from '../../domain/lesson/courseProgress.ts'
import { lessonAfter } from '../../domain/lesson/lessonAfter.ts'
import { lessonHref } from '../../domain/lesson/lessonHref.ts'
import { resumePoint } from '../../domain/lesson/watching.ts'
import { valueOf } from '../app/Loaded.ts'
import { InlineText } from './InlineText.tsx'
import { lessonWords } from './lessonWords.ts'
import type { Room } from './Room.ts'
import type { LessonSteps } from './useLessonSteps.ts'
import styles from './VideoLesson.module.css'
import { VideoPlayer } from './VideoPlayer.tsx'

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
