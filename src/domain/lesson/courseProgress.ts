import type { Chapter, Lesson } from './Lesson.ts'
import type { LessonProgress } from './LessonProgress.ts'

export interface CourseProgress {
  readonly done: number
  readonly total: number
  /** Whole, from 0 to 100; 100 only when nothing is left. */
  readonly percent: number
}

/** Lessons in the order of the curriculum. */
export function lessonsIn(chapters: readonly Chapter[]): readonly Lesson[] {
  return chapters.flatMap(({ lessons }) => lessons)
}

/** Counts the lessons that there are: marks of lessons that were taken out count for nothing. */
export function courseProgress(chapters: readonly Chapter[], progress: readonly LessonProgress[]): CourseProgress {
  const lessons = lessonsIn(chapters)
  const done = lessons.filter((lesson) => progressOf(lesson, progress)?.isDone === true).length
  return { done, total: lessons.length, percent: lessons.length === 0 ? 0 : Math.floor((done * 100) / lessons.length) }
}

/** Null for a lesson that has not been opened. Identifiers may come as text in one list and as numbers in the other. */
export function progressOf({ lessonId }: Pick<Lesson, 'lessonId'>, progress: readonly LessonProgress[]): LessonProgress | null {
  return progress.find((entry) => String(entry.lessonId) === String(lessonId)) ?? null
}
