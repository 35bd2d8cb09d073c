import { percentDone } from '../percentDone.ts'
import type { Chapter, Lesson } from './Lesson.ts'
import type { LessonProgress } from './LessonProgress.ts'

export interface CourseProgress {
  readonly done: number
  readonly total: number
  readonly percent: number
}

/** Lessons in the order of the curriculum. */
export function lessonsIn(chapters: readonly Chapter[]): readonly Lesson[] {
  return chapters.flatMap(({ lessons }) => lessons)
}

/** Counts the lessons that there are: marks of lessons that were taken out count for nothing. */
export function courseProgress(chapters: readonly Chapter[], progress: readonly LessonProgress[]): CourseProgress {
  const lessons = lessonsIn(chapters)
  const done = lessons.filter((lesson) => isDone(lesson, progress)).length
  return { done, total: lessons.length, percent: percentDone(done, lessons.length) }
}

/** Null for a lesson that has not been opened. Identifiers may come as text in one list and as numbers in the other. */
export function progressOf({ lessonId }: Pick<Lesson, 'lessonId'>, progress: readonly LessonProgress[]): LessonProgress | null {
  return progress.find((entry) => String(entry.lessonId) === String(lessonId)) ?? null
}

export function isDone(lesson: Pick<Lesson, 'lessonId'>, progress: readonly LessonProgress[]): boolean {
  return progressOf(lesson, progress)?.isDone === true
}
