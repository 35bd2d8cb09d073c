import * as z from 'zod/mini'
import { expectNothing, fillContentPath, runWrite } from './calls.ts'
import type { HttpClient } from './client.ts'
import { optionalDateTime } from './timeSchemas.ts'
import { fetchObject, fetchPage, fetchParsed } from './reads.ts'
import {
  count,
  flag,
  type ItemReader,
  nullableImageUrl,
  nullableNumber,
  nullableText,
  parseObject,
  type Schema,
  someId,
  textOrEmpty,
} from './parsing.ts'
import { reviewPath, reviewPathsOf } from './reviewPaths.ts'
import type { Log } from '../../application/platform.ts'
import type { ReviewRepository } from '../../application/review.ts'
import type { Id } from '../../domain/id.ts'
import { highestRating, type RatingSummary, type Review, type StarCounts } from '../../domain/review.ts'

/** Required: a review without a whole number of stars from 1 to 5 is dropped. */
const starRating = z.pipe(
  nullableNumber,
  z.custom<number>((read) => typeof read === 'number' && Number.isInteger(read) && read >= 1 && read <= highestRating),
)

const reviewSchema: Schema<Review> = z.pipe(
  z.object({
    reviewId: someId,
    rating: starRating,
    content: textOrEmpty,
    user: z.catch(z.object({ nickname: nullableText, profile: nullableImageUrl }), { nickname: null, profile: null }),
    isMine: flag,
    createdDate: optionalDateTime,
    updatedDate: optionalDateTime,
  }),
  z.transform(({ user, ...review }) => ({ ...review, ...user })),
)

export const reviewItems: ItemReader<Review> = { schema: reviewSchema, idOf: ({ reviewId }) => reviewId }

/** Null where the viewer has written none; an unreadable review is a failure. */
export const ownReviewSchema = z.object({ review: z.nullable(reviewSchema) })

/** Keyed by the number of stars, so that no order has to be agreed on. */
const starCountsSchema: Schema<StarCounts> = z.pipe(
  z.object({ 1: count, 2: count, 3: count, 4: count, 5: count }),
  z.transform((read): StarCounts => [read[1], read[2], read[3], read[4], read[5]]),
)

export const reviewRatingSchema: Schema<RatingSummary> = z.object({
  average: nullableNumber,
  count,
  distribution: z.catch(starCountsSchema, [0, 0, 0, 0, 0]),
})

/** Drafts go out as they are: nothing is added and nothing left out (S-289). */
export function httpReviewRepository(client: HttpClient, log: Log): ReviewRepository {
  const change = (path: string, id: Id, send: (path: string) => Promise<unknown>) =>
    runWrite(log, path, () => send(fillContentPath(path, { id })))

  return {
    rating: ({ kind, id }, signal) =>
      fetchObject(client, log, {
        path: reviewPathsOf(kind).rating,
        params: { id },
        signal,
        schema: reviewRatingSchema,
        name: 'review rating',
      }),
    list: ({ kind, id }, { page, order }, signal) =>
      fetchPage(client, log, {
        path: reviewPathsOf(kind).list,
        params: { id },
        query: { page, order },
        signal,
        items: reviewItems,
        key: 'reviewList',
      }),
    own: ({ kind, id }, signal) =>
      fetchParsed(client, log, {
        path: reviewPathsOf(kind).own,
        params: { id },
        signal,
        parse: (raw) => parseObject(raw, ownReviewSchema, 'own review', log).review,
      }),
    write: ({ kind, id }, draft) => change(reviewPathsOf(kind).own, id, (path) => client.post(path, draft, expectNothing)),
    rewrite: ({ kind, id }, draft) => change(reviewPathsOf(kind).own, id, (path) => client.put(path, draft, expectNothing)),
    edit: (id, draft) => change(reviewPath, id, (path) => client.put(path, draft, expectNothing)),
    remove: (id) => change(reviewPath, id, (path) => client.delete(path)),
  }
}
