import { isDone, lessonsIn } from './courseProgress.ts'
import type { Chapter, Lesson } from './Lesson.ts'
import type { LessonProgress } from './LessonProgress.ts'

/** What to do after a lesson: the next one that is not done, from here to the end and then from the start. Null when nothing else is left. */
export function lessonAfter(chapters: readonly Chapter[], progress: readonly LessonProgress[], lesson: Lesson): Lesson | null {
  const lessons = lessonsIn(chapters)
  const at = lessons.indexOf(lesson)
  const inTurn = [...lessons.slice(at + 1), ...lessons.slice(0, Math.max(0, at))]
  return inTurn.find((one) => !isDone(one, progress)) ?? null
}
