import { httpCourseCatalogue } from './adapters/http/httpCourseCatalogue.ts'
import { httpLessonRepository } from './adapters/http/httpLessonRepository.ts'
import { httpReviewRepository } from './adapters/http/httpReviewRepository.ts'
import { makeEnrol } from './application/course/enrol.ts'
import { makeRecordProgress } from './application/lesson/recordProgress.ts'
import { makeWriteReview } from './application/review/writeReview.ts'
import type { Studies } from './application/Studies.ts'
import type { ClassesNeeds } from './classesModule.ts'
import { loadedOnce } from './loadedOnce.ts'

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
    classes: loadedOnce(async () => (await import('./classesModule.ts')).wireClasses(needs)),
  }
}
