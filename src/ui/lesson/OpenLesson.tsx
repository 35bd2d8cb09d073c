import type { Lesson } from '../../domain/lesson/Lesson.ts'
import type { LessonContent } from '../../domain/lesson/LessonContent.ts'
import { blockHref, problemHref } from '../../domain/problem/problemHref.ts'
import { BlockLesson } from './BlockLesson.tsx'
import { DocumentLesson } from './DocumentLesson.tsx'
import { LessonEnd } from './LessonEnd.tsx'
import styles from './OpenLesson.module.css'
import { ProblemLesson } from './ProblemLesson.tsx'
import type { Room } from './Room.ts'
import { type LessonSteps, useLessonSteps } from './useLessonSteps.ts'
import { useOpening } from './useOpening.ts'
import { VideoLesson } from './VideoLesson.tsx'

interface OpenLessonProps {
  readonly room: Room
  readonly lesson: Lesson
  readonly content: LessonContent
}

export const OpenLesson = ({ room, lesson, content }: OpenLessonProps) => {
  const steps = useLessonSteps(room, lesson)
  useOpening(room, lesson)
  return (
    <div className={styles['lesson']}>
      <Content {...{ room, lesson, content, steps }} />
      <LessonEnd {...{ room, lesson, steps }} editor={editorOf(content)} />
    </div>
  )
}

const Content = ({ room, lesson, content, steps }: OpenLessonProps & { readonly steps: LessonSteps }) => {
  switch (content.kind) {
    case 'VIDEO':
      return <VideoLesson {...{ room, lesson, video: content, steps }} />
    case 'DOCUMENT':
      return <DocumentLesson document={content} />
    case 'PROBLEM':
      return <ProblemLesson problem={content} />
    case 'BLOCK':
      return <BlockLesson block={content} />
  }
}

/** Where it is solved: another part of the platform. */
const editorOf = (content: LessonContent) => {
  if (content.kind === 'PROBLEM') return problemHref(content)
  return content.kind === 'BLOCK' ? blockHref(content) : null
}
