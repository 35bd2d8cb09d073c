import type { Id } from '../Id.ts'
import { lessonsIn } from './courseProgress.ts'
import type { Chapter, Lesson } from './Lesson.ts'

export interface LessonNeighbours {
  readonly chapter: Chapter
  readonly lesson: Lesson
  /** From 1. */
  readonly number: number
  readonly previous: Lesson | null
  readonly next: Lesson | null
}

/** A lesson, found by the identifier in an address, among its own; null when there is none such. */
export function lessonNeighbours(chapters: readonly Chapter[], lessonId: Id): LessonNeighbours | null {
  const lessons = lessonsIn(chapters)
  const isIt = (lesson: Lesson) => String(lesson.lessonId) === String(lessonId)
  const at = lessons.findIndex(isIt)
  const lesson = lessons[at]
  const chapter = chapters.find((one) => one.lessons.some(isIt))
  if (lesson === undefined || chapter === undefined) return null
  return { chapter, lesson, number: at + 1, previous: lessons[at - 1] ?? null, next: lessons[at + 1] ?? null }
}
