import type { LessonKind } from '../../src/domain/content/contentKind.ts'
import type { Topic } from '../content/topics.ts'
import type { DemoSchema } from '../models.ts'
import type { World } from './world.ts'
import type { CourseLevel } from '../../src/domain/course/course.ts'
import type { PaymentType } from '../../src/domain/course/price.ts'

/** A lesson before it has a place: its kind and its content. */
export interface PlannedLesson {
  readonly kind: LessonKind
  readonly contentId: number
  readonly title: string
  readonly minutes: number
  /** The minutes in the curriculum, if they differ; null: not known. */
  readonly statedMinutes?: number | null
  readonly difficulty: number | null
  readonly content: object
}

/** A lesson in its place. */
export interface PlacedLesson extends PlannedLesson {
  readonly lessonId: number
  /** Whether it is open to everybody: the first lesson of a course. */
  readonly isPreview: boolean
}

/** A written chapter, with its lessons in their places. */
export interface PlacedChapter {
  readonly chapterId: number
  readonly title: string
  readonly lessons: readonly PlacedLesson[]
}

/** A course or class of the world: the facts for lessons, enrolment and reviews. */
export interface Subject {
  readonly kind: 'course' | 'course-class'
  readonly id: number
  /** The key in rows and random draws: `course/1001`. */
  readonly key: string
  readonly title: string
  readonly topic: Topic
  readonly level: CourseLevel
  /** The value 0 means not rated yet. */
  readonly rating: number
  readonly cost: number
  readonly paymentType: PaymentType
  readonly isOnlyForChannelUser: boolean
  readonly channelDomain: string | null
  /** Whether the viewer takes it from the start, without having enrolled. */
  readonly isGiven: boolean
  /** The number of lessons that are done then; null: random. */
  readonly givenDone: number | null
  /** The curriculum of a teacher's course; null: it follows from the topic. */
  readonly chapters: readonly PlacedChapter[] | null
}

export type SubjectOf = (world: World, schema: DemoSchema, id: string) => Subject | null
