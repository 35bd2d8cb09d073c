import type { Classes } from './Classes.ts'
import type { CourseCatalogue } from './course/CourseCatalogue.ts'
import type { Enrol } from './course/enrol.ts'
import type { LessonRepository } from './lesson/LessonRepository.ts'
import type { RecordProgress } from './lesson/recordProgress.ts'
import type { ReviewRepository } from './review/ReviewRepository.ts'
import type { WriteReview } from './review/writeReview.ts'

/** What the pages of courses and classes can ask for. It comes with the first of them, so that the home page need not wait for it. */
export interface Studies {
  readonly catalogue: CourseCatalogue
  readonly lessons: LessonRepository
  readonly reviews: ReviewRepository
  readonly enrol: Enrol
  readonly recordProgress: RecordProgress
  readonly writeReview: WriteReview
  /** What only classes need comes with the first page about them. */
  readonly classes: () => Promise<Classes>
}
