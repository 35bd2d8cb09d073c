import type { Topic } from '../catalogue/topics.ts'
import type { CourseLevel } from '../../../src/domain/course/course.ts'
import type { PaymentType } from '../../../src/domain/course/price.ts'

/** A course or class of the world, as far as lessons, enrolment and reviews need to know it. */
export interface Subject {
  readonly kind: 'course' | 'course-class'
  readonly id: number
  /** What deeds and dice know it by: `course/1001`. */
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
}
