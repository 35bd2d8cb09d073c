import type { Id } from '../Id.ts'
import type { ContentType } from '../study/contentType.ts'

export const lessonKinds = ['PROBLEM', 'VIDEO', 'BLOCK', 'DOCUMENT'] as const satisfies readonly ContentType[]
export type LessonKind = (typeof lessonKinds)[number]

/** A row of the curriculum. */
export interface Lesson {
  /** Its place in the course. */
  readonly lessonId: Id
  readonly kind: LessonKind
  /** What is taken there: the problem's, video's, block problem's or document's own identifier. */
  readonly contentId: Id
  readonly title: string
  /** How long it takes; of a video how long it is. */
  readonly minutes: number | null
  /** A score that the stars show, up to 20. */
  readonly difficulty: number | null
}

export interface Chapter {
  readonly chapterId: Id
  readonly title: string
  readonly lessons: readonly Lesson[]
}
