import type { Price } from './Price.ts'
import type { Topic } from './topics.ts'
import type { CourseLevel } from '../../../src/domain/course/course.ts'

export interface CourseFacts extends Price {
  readonly title: string
  readonly comment: string
  readonly topic: Topic
  readonly level: CourseLevel
}

export function course(topic: Topic, level: CourseLevel, price: Price, title: string, comment: string): CourseFacts {
  return { topic, level, ...price, title, comment }
}
