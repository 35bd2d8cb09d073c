import { isDone, lessonsIn, progressOf } from './courseProgress.ts'
import type { Chapter, Lesson } from './Lesson.ts'
import type { LessonProgress } from './LessonProgress.ts'

/**
 * Where to continue: the lesson that one is in the middle of, else the next one after the last that was studied, else the first
 * that was left out. Null when nothing is left, or when there is nothing.
 */
export function nextLesson(chapters: readonly Chapter[], progress: readonly LessonProgress[]): Lesson | null {
  const lessons = lessonsIn(chapters)
  const isOpen = (lesson: Lesson) => !isDone(lesson, progress)
  const last = lastStudied(lessons, progress)
  return lessons.slice(last).find(isOpen) ?? lessons.find(isOpen) ?? null
}

/** Place of the lesson that was studied last; the first one's when none was. */
function lastStudied(lessons: readonly Lesson[], progress: readonly LessonProgress[]): number {
  const times = lessons.map((lesson) => Date.parse(progressOf(lesson, progress)?.studiedDate ?? ''))
  return times.reduce((latest, time, at) => (time > (times[latest] || 0) ? at : latest), 0)
}
