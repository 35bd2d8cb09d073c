import { makeEnrol } from '../../src/application/course/enrol.ts'
import type { CourseCatalogue } from '../../src/application/course/CourseCatalogue.ts'
import type { LessonRepository } from '../../src/application/lesson/LessonRepository.ts'
import { makeRecordProgress } from '../../src/application/lesson/recordProgress.ts'
import type { ReviewRepository } from '../../src/application/review/ReviewRepository.ts'
import { makeWriteReview } from '../../src/application/review/writeReview.ts'
import type { Studies } from '../../src/application/Studies.ts'

const never = () => new Promise<never>(() => {})

interface Answers {
  readonly catalogue?: Partial<CourseCatalogue>
  readonly lessons?: Partial<LessonRepository>
  readonly reviews?: Partial<ReviewRepository>
}

/** Courses, lessons and reviews whose answers never come, but for those that a test gives; the use cases are the real ones. */
export function fakeStudies(answers: Answers = {}): Studies {
  const catalogue: CourseCatalogue = {
    find: never,
    recommended: never,
    categories: never,
    categoryGroups: never,
    course: never,
    standing: never,
    enrol: never,
    ...answers.catalogue,
  }
  const lessons: LessonRepository = {
    chapters: never,
    progress: never,
    content: never,
    record: never,
    recordStep: never,
    ...answers.lessons,
  }
  const reviews: ReviewRepository = {
    rating: never,
    list: never,
    own: never,
    write: never,
    rewrite: never,
    edit: never,
    remove: never,
    ...answers.reviews,
  }
  return {
    catalogue,
    lessons,
    reviews,
    enrol: makeEnrol({ courses: catalogue }),
    recordProgress: makeRecordProgress({ lessons }),
    writeReview: makeWriteReview({ reviews }),
    classes: never,
  }
}
