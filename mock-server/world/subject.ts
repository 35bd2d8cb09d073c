import type { LessonKind } from '../../src/domain/content/contentKind.ts'
import type { Topic } from '../content/topics.ts'
import type { DemoSchema } from '../models.ts'
import type { World } from './world.ts'
import type { CourseLevel } from '../../src/domain/course/course.ts'
import type { PaymentType } from '../../src/domain/course/price.ts'

/** A lesson before it has a place: what it is and what it shows. */
export interface PlannedLesson {
  readonly kind: LessonKind
  readonly contentId: number
  readonly title: string
  readonly minutes: number
  /** What the curriculum says instead; null: nobody knows. */
  readonly toldMinutes?: number | null
  readonly difficulty: number | null
  readonly content: object
}

/** A lesson in its place. */
export interface PlacedLesson extends PlannedLesson {
  readonly lessonId: number
  /** Open to everybody: the first one of a course. */
  readonly isPreview: boolean
}

/** A chapter that somebody has written, with its lessons in their places. */
export interface PlacedChapter {
  readonly chapterId: number
  readonly title: string
  readonly lessons: readonly PlacedLesson[]
}

/** A course or class of the world, as far as lessons, enrolment and reviews need to know it. */
export interface Subject {
  readonly kind: 'course' | 'course-class'
  readonly id: number
  /** What rows and draws know it by: `course/1001`. */
  readonly key: string
  readonly title: string
  readonly topic: Topic
  readonly level: CourseLevel
  /** 0: not rated yet. */
  readonly rating: number
  readonly cost: number
  readonly paymentType: PaymentType
  readonly isOnlyForChannelUser: boolean
  readonly channelDomain: string | null
  /** Whether the viewer takes it from the start, without having done anything for it. */
  readonly isGiven: boolean
  /** How many lessons they have done then; null: by chance. */
  readonly givenDone: number | null
  /** Of a course that a teacher has made: its curriculum. Null: it follows from the topic. */
  readonly chapters: readonly PlacedChapter[] | null
}

export type SubjectOf = (world: World, schema: DemoSchema, id: string) => Subject | null
