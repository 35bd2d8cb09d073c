import type { ReviewSubject } from '../../domain/review.ts'

/** The call about a review by its id (S-275, S-276, A-85). */
export const reviewPath = 'users/reviews/{id}'

/** The calls about the reviews of a course, a class, a document or a video (S-265 … S-274). */
export function reviewPathsOf(kind: ReviewSubject['kind']) {
  const subjects = kind === 'course-class' ? 'course-classes' : (`${kind}s` as const)
  return {
    rating: `reviews/${subjects}/{id}/rating`,
    list: `reviews/${subjects}/{id}`,
    own: `users/reviews/${subjects}/{id}`,
  } as const
}
