import { type CourseCatalogue, makeEnrol } from '../../src/application/course.ts'
import type { Studies } from '../../src/application/Features.ts'
import { type LessonRepository, makeRecordProgress } from '../../src/application/lesson.ts'
import { makeWriteReview, type ReviewRepository } from '../../src/application/review.ts'

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
