import { httpCourseCatalogue } from '../adapters/http/course.ts'
import { httpLessonRepository } from '../adapters/http/lesson.ts'
import { httpReviewRepository } from '../adapters/http/review.ts'
import { makeEnrol } from '../application/course.ts'
import type { Studies } from '../application/Features.ts'
import { makeRecordProgress } from '../application/lesson.ts'
import { makeWriteReview } from '../application/review.ts'
import type { ClassesNeeds } from './classes.ts'
import { loadedOnce } from '../lazy.ts'

/** The part of the composition that comes with the first page that needs it; `needs` are those of its own later part too. */
export function wireStudies(needs: ClassesNeeds): Studies {
  const { client, log } = needs
  const catalogue = httpCourseCatalogue(client, log)
  const lessons = httpLessonRepository(client, log)
  const reviews = httpReviewRepository(client, log)
  return {
    catalogue,
    lessons,
    reviews,
    enrol: makeEnrol({ courses: catalogue }),
    recordProgress: makeRecordProgress({ lessons }),
    writeReview: makeWriteReview({ reviews }),
    classes: loadedOnce(async () => (await import('./classes.ts')).wireClasses(needs)),
  }
}
