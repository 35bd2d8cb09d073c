import * as z from 'zod/mini'
import { type ApiCall, from, list, nothing, object, type Sample } from './apiCall.ts'
import { pageFields } from '../paged.ts'
import { ownReviewSchema, reviewItems, reviewRatingSchema } from '../review.ts'
import { reviewPaths } from '../reviewPaths.ts'
import { reviewOrders } from '../../../domain/review.ts'

interface OfSubject {
  readonly kind: 'course' | 'course-class'
  /** What the calls' names hold. */
  readonly noun: 'Course' | 'Class'
  readonly anyId: Sample
  /** Of what the viewer takes. */
  readonly ownId: Sample
  readonly statements: readonly [rating: string, list: string, own: string, write: string, rewrite: string]
}

const draft = {
  schema: z.object({ rating: z.number(), content: z.string() }),
  example: { rating: 5, content: '설명이 짧아서 금방 따라 할 수 있었어요.' },
}

/** The answers to those who do not take it, have no review, or have one already. */
const refusals = [403, 404, 409]

/** The paths are the spec's, the bodies and shapes ours, as the spec leaves them open (S-289). */
export const reviewCalls: readonly ApiCall[] = [
  ...callsOf({
    kind: 'course',
    noun: 'Course',
    anyId: from('courses', 'courseList', 0, 'courseId'),
    ownId: from('enrolledCourses', 'courseList', 0, 'courseId'),
    statements: ['S-265', 'S-267', 'S-269', 'S-271', 'S-273'],
  }),
  ...callsOf({
    kind: 'course-class',
    noun: 'Class',
    anyId: from('courseClasses', 'courseClassList', 0, 'courseClassId'),
    ownId: from('enrolledClasses', 'courseClassList', 0, 'courseClassId'),
    statements: ['S-266', 'S-268', 'S-270', 'S-272', 'S-274'],
  }),
  {
    name: 'editReview',
    noun: 'review',
    method: 'PUT',
    path: reviewPaths.review,
    origin: 'spec',
    statement: 'S-275',
    summary: "Puts other words in place of one's review of this number (A-85); 403 for somebody else's. Body assumed.",
    as: 'user',
    places: { id: from('ownCourseReview', 'review', 'reviewId') },
    body: draft,
    answer: nothing,
  },
  {
    name: 'removeReview',
    noun: 'review',
    method: 'DELETE',
    path: reviewPaths.review,
    origin: 'spec',
    statement: 'S-276',
    summary: "Removes one's review of this number.",
    as: 'user',
    places: { id: from('ownCourseReview', 'review', 'reviewId') },
    answer: nothing,
    after: 'editReview',
  },
]

function callsOf({ kind, noun, anyId, ownId, statements }: OfSubject): readonly ApiCall[] {
  const paths = reviewPaths[kind]
  const [rating, all, mine, write, rewrite] = statements
  const shared = { noun: 'review', origin: 'spec', places: { id: anyId } } as const
  const own = { ...shared, places: { id: ownId } }
  return [
    {
      ...shared,
      name: `rating${noun}`,
      method: 'GET',
      path: paths.rating,
      statement: rating,
      summary: 'What all reviews say together, and how many gave each number of stars; shape assumed.',
      as: 'anyone',
      answer: object(reviewRatingSchema),
    },
    {
      ...shared,
      name: `reviewsOf${noun}`,
      method: 'GET',
      path: paths.list,
      statement: all,
      summary: `A page of the reviews: ${reviewOrders.join(', ')} first; shape assumed.`,
      as: 'anyone',
      query: { page: 1, order: 'NEWEST' },
      answer: list('reviewList', reviewItems, pageFields),
    },
    {
      ...own,
      name: `own${noun}Review`,
      method: 'GET',
      path: paths.own,
      statement: mine,
      summary: "The viewer's own review, null when there is none; shape assumed.",
      as: 'user',
      answer: object(ownReviewSchema),
      after: `write${noun}Review`,
    },
    {
      ...own,
      name: `write${noun}Review`,
      method: 'POST',
      path: paths.own,
      statement: write,
      summary: "Writes the viewer's review; 409 when there is one, 403 to who does not take it. Body assumed.",
      as: 'user',
      body: draft,
      answer: nothing,
      mayRefuse: refusals,
    },
    {
      ...own,
      name: `rewrite${noun}Review`,
      method: 'PUT',
      path: paths.own,
      statement: rewrite,
      summary: "Puts other words in place of the viewer's review; 404 when there is none. Body assumed.",
      as: 'user',
      body: draft,
      answer: nothing,
      mayRefuse: refusals,
      after: `write${noun}Review`,
    },
  ]
}
