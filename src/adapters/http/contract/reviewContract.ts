import * as z from 'zod/mini'
import { type ApiCall, capitalized, contentNames, fromResponse, listResponse, noContent, objectResponse, type Sample } from './apiCall.ts'
import { pageFields } from '../reads.ts'
import { ownReviewSchema, reviewItems, reviewRatingSchema } from '../review.ts'
import { reviewPath, reviewPathsOf } from '../reviewPaths.ts'
import { materialListKey } from '../material.ts'
import { idFieldOf, materialKinds, nounOf, pluralOf } from '../../../domain/content/contentKind.ts'
import { reviewOrders, type ReviewSubject } from '../../../domain/review.ts'

interface SubjectReviewCalls {
  readonly kind: ReviewSubject['kind']
  /** The noun within the calls' names. */
  readonly noun: string
  /** Set to `spec` when the spec gives the paths. */
  readonly origin?: ApiCall['origin']
  readonly area: ApiCall['area']
  readonly anyId: Sample
  /** A content that the viewer takes. */
  readonly ownId: Sample
  readonly statements: readonly [rating: string, list: string, own: string, write: string, rewrite: string]
}

const draft = {
  schema: z.object({ rating: z.number(), content: z.string() }),
  example: { rating: 5, content: '설명이 짧아서 금방 따라 할 수 있었어요.' },
}

/** The statuses for viewers who are not enrolled, have no review, or already have one. */
const refusals = [403, 404, 409]

/** The paths are the spec's, the bodies and shapes ours, as the spec leaves them open (S-289). */
export const reviewCalls: readonly ApiCall[] = [
  ...reviewCallsOf({
    kind: 'course',
    noun: 'Course',
    area: '강의 수강평',
    anyId: fromResponse('courses', 'courseList', 0, 'courseId'),
    ownId: fromResponse('enrolledCourses', 'courseList', 0, 'courseId'),
    statements: ['S-265', 'S-267', 'S-269', 'S-271', 'S-273'],
  }),
  ...reviewCallsOf({
    kind: 'course-class',
    noun: 'Class',
    area: '수업 수강평',
    anyId: fromResponse('courseClasses', 'courseClassList', 0, 'courseClassId'),
    ownId: fromResponse('enrolledClasses', 'courseClassList', 0, 'courseClassId'),
    statements: ['S-266', 'S-268', 'S-270', 'S-272', 'S-274'],
  }),
  {
    name: 'editReview',
    noun: 'review',
    area: '수강평 고치기',
    method: 'PUT',
    path: reviewPath,
    origin: 'spec',
    specId: 'S-275',
    summary: "Replaces the viewer's review with this id (A-85). 403 if somebody else wrote it. Body assumed.",
    purpose: '수강평 고치기',
    access: 'user',
    pathParameters: { id: fromResponse('ownCourseReview', 'review', 'reviewId') },
    body: draft,
    response: noContent,
  },
  {
    name: 'removeReview',
    noun: 'review',
    area: '수강평 고치기',
    method: 'DELETE',
    path: reviewPath,
    origin: 'spec',
    specId: 'S-276',
    summary: "Removes the viewer's review with this id.",
    purpose: '수강평 지우기',
    access: 'user',
    pathParameters: { id: fromResponse('ownCourseReview', 'review', 'reviewId') },
    response: noContent,
    dependsOn: 'editReview',
  },
]

/** Documents and videos are reviewed as courses are; the spec does not mention it. Only viewers who have finished one may write. */
export const materialReviewCalls: readonly ApiCall[] = materialKinds.flatMap((kind) => {
  const anyId = fromResponse(pluralOf(kind), materialListKey(kind), 0, idFieldOf(kind))
  return reviewCallsOf({
    kind: nounOf(kind),
    noun: capitalized(nounOf(kind)),
    area: `${contentNames[kind]} 수강평`,
    origin: 'ours',
    anyId,
    ownId: anyId,
    statements: ['S-265', 'S-267', 'S-269', 'S-271', 'S-273'],
  })
})

function reviewCallsOf({ kind, noun, area, anyId, ownId, statements, origin = 'spec' }: SubjectReviewCalls): readonly ApiCall[] {
  const paths = reviewPathsOf(kind)
  const [rating, all, mine, write, rewrite] = statements
  const shared = { noun: 'review', area, origin, pathParameters: { id: anyId } } as const
  const own = { ...shared, pathParameters: { id: ownId } }
  return [
    {
      ...shared,
      name: `rating${noun}`,
      method: 'GET',
      path: paths.rating,
      specId: rating,
      summary: 'Returns the average rating and the number of reviews for each number of stars. Shape assumed.',
      purpose: '별점',
      access: 'anyone',
      response: objectResponse(reviewRatingSchema),
    },
    {
      ...shared,
      name: `reviewsOf${noun}`,
      method: 'GET',
      path: paths.list,
      specId: all,
      summary: `Returns a page of the reviews: ${reviewOrders.join(', ')} first. Shape assumed.`,
      purpose: '수강평 목록',
      access: 'anyone',
      query: { page: 1, order: 'NEWEST' },
      response: listResponse('reviewList', reviewItems, pageFields),
    },
    {
      ...own,
      name: `own${noun}Review`,
      method: 'GET',
      path: paths.own,
      specId: mine,
      summary: "Returns the viewer's own review; null if there is none. Shape assumed.",
      purpose: '내 수강평',
      access: 'user',
      response: objectResponse(ownReviewSchema),
      dependsOn: `write${noun}Review`,
    },
    {
      ...own,
      name: `write${noun}Review`,
      method: 'POST',
      path: paths.own,
      specId: write,
      summary: "Publishes the viewer's review. 403 if they do not take the course; 409 if they have reviewed it already. Body assumed.",
      purpose: '수강평 쓰기',
      access: 'user',
      body: draft,
      response: noContent,
      acceptedErrors: refusals,
    },
    {
      ...own,
      name: `rewrite${noun}Review`,
      method: 'PUT',
      path: paths.own,
      specId: rewrite,
      summary: "Replaces the viewer's review. 404 if there is none. Body assumed.",
      purpose: '내 수강평 고치기',
      access: 'user',
      body: draft,
      response: noContent,
      acceptedErrors: refusals,
      dependsOn: `write${noun}Review`,
    },
  ]
}
