import type { Chapter, Lesson, LessonProgress } from '../../../src/domain/lesson/lesson.ts'

export const lesson = (lessonId: number): Lesson => ({
  lessonId,
  kind: 'DOCUMENT',
  contentId: lessonId * 10,
  title: `${lessonId}번째 수업`,
  minutes: 5,
  isPreview: false,
  difficulty: null,
})

/** Two chapters of two lessons each. */
export const chapters: readonly Chapter[] = [
  { chapterId: 'a', title: '앞', lessons: [lesson(1), lesson(2)] },
  { chapterId: 'b', title: '뒤', lessons: [lesson(3), lesson(4)] },
]

export const done = (lessonId: number | string, day = 1): LessonProgress => ({
  lessonId,
  isDone: true,
  positionSeconds: 0,
  studiedDate: `2026-11-0${day}T10:00:00Z`,
})

export const begun = (lessonId: number, day = 1): LessonProgress => ({ ...done(lessonId, day), isDone: false, positionSeconds: 3 })
