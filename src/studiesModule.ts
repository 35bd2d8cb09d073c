import type { HttpClient } from './adapters/http/HttpClient.ts'
import { httpCourseCatalogue } from './adapters/http/httpCourseCatalogue.ts'
import { httpLessonRepository } from './adapters/http/httpLessonRepository.ts'
import { httpReviewRepository } from './adapters/http/httpReviewRepository.ts'
import type { CourseCatalogue } from './application/course/CourseCatalogue.ts'
import { type Enrol, makeEnrol } from './application/course/enrol.ts'
import type { LessonRepository } from './application/lesson/LessonRepository.ts'
import { makeRecordProgress, type RecordProgress } from './application/lesson/recordProgress.ts'
import type { Log } from './application/platform/Log.ts'
import type { ReviewRepository } from './application/review/ReviewRepository.ts'
import { makeWriteReview, type WriteReview } from './application/review/writeReview.ts'
import type { Studies } from './application/Studies.ts'
import type { ClassesNeeds } from './classesModule.ts'
import { loadedOnce } from './loadedOnce.ts'
import { type Token, token, type Wiring } from './Token.ts'

/** What the container already has and this part of the wiring builds on. */
export interface StudiesNeeds extends ClassesNeeds {
  readonly client: Token<HttpClient>
  readonly log: Token<Log>
}

/** The part of the composition that comes with the first page that needs it. */
export function wireStudies(wiring: Wiring, needs: StudiesNeeds): Studies {
  const { bind, get } = wiring
  const { client, log } = needs
  const tokens = {
    catalogue: token<CourseCatalogue>('catalogue'),
    lessons: token<LessonRepository>('lessons'),
    reviews: token<ReviewRepository>('reviews'),
    enrol: token<Enrol>('enrol'),
    recordProgress: token<RecordProgress>('recordProgress'),
    writeReview: token<WriteReview>('writeReview'),
  }
  bind(tokens.catalogue, httpCourseCatalogue, [client, log])
  bind(tokens.lessons, httpLessonRepository, [client, log])
  bind(tokens.reviews, httpReviewRepository, [client, log])
  bind(tokens.enrol, (courses: CourseCatalogue) => makeEnrol({ courses }), [tokens.catalogue])
  bind(tokens.recordProgress, (lessons: LessonRepository) => makeRecordProgress({ lessons }), [tokens.lessons])
  bind(tokens.writeReview, (reviews: ReviewRepository) => makeWriteReview({ reviews }), [tokens.reviews])
  return {
    catalogue: get(tokens.catalogue),
    lessons: get(tokens.lessons),
    reviews: get(tokens.reviews),
    enrol: get(tokens.enrol),
    recordProgress: get(tokens.recordProgress),
    writeReview: get(tokens.writeReview),
    classes: loadedOnce(async () => (await import('./classesModule.ts')).wireClasses(wiring, needs)),
  }
}
