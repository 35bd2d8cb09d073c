import type { Id } from '../Id.ts'

/** What is studied lesson by lesson, and reviewed afterwards. */
export interface StudySubject {
  readonly kind: 'course' | 'course-class'
  readonly id: Id
}
