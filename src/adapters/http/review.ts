import * as z from 'zod/mini'
import { fillContentPath, noAnswer, readAt, sent } from './calls.ts'
import type { HttpClient } from './client.ts'
import { optionalDateTime } from './courseClass.ts'
import { parsePage } from './paged.ts'
import { count, flag, someId, image, type Items, label, number, parseObject, type Schema, text } from './parsing.ts'
import { reviewPaths } from './reviewPaths.ts'
import type { Log } from '../../application/platform.ts'
import type { ReviewRepository } from '../../application/review.ts'
import type { Id } from '../../domain/id.ts'
import { highestRating, type Review, type ReviewRating, type StarCounts } from '../../domain/review.ts'

/** Required: a review without a whole number of stars from 1 to 5 is dropped. */
const stars = z.pipe(
  number,
  z.custom<number>((read) => typeof read === 'number' && Number.isInteger(read) && read >= 1 && read <= highestRating),
)

const schema: Schema<Review> = z.pipe(
  z.object({
    reviewId: someId,
    rating: stars,
    content: label,
    user: z.catch(z.object({ nickname: text, profile: image }), { nickname: null, profile: null }),
    isMine: flag,
    createdDate: optionalDateTime,
    updatedDate: optionalDateTime,
  }),
  z.transform(({ user, ...review }) => ({ ...review, ...user })),
)

export const reviewItems: Items<Review> = { schema, idOf: ({ reviewId }) => reviewId }

/** Null where the viewer has written none; a review that cannot be read is a failure. */
export const ownReviewSchema = z.object({ review: z.nullable(schema) })

/** Keyed by the number of stars, so that no order has to be agreed on. */
const starCounts: Schema<StarCounts> = z.pipe(
  z.object({ 1: count, 2: count, 3: count, 4: count, 5: count }),
  z.transform((read): StarCounts => [read[1], read[2], read[3], read[4], read[5]]),
)

export const reviewRatingSchema: Schema<ReviewRating> = z.object({
  average: number,
  count,
  distribution: z.catch(starCounts, [0, 0, 0, 0, 0]),
})

/** Drafts go out as they are: nothing is added and nothing left out (S-289). */
export function httpReviewRepository(client: HttpClient, log: Log): ReviewRepository {
  const change = (path: string, id: Id, send: (path: string) => Promise<unknown>) =>
    sent(log, path, () => send(fillContentPath(path, { id })))

  return {
    rating: ({ kind, id }, signal) =>
      readAt(client, log, {
        path: reviewPaths[kind].rating,
        params: { id },
        signal,
        parse: (raw) => parseObject(raw, reviewRatingSchema, 'review rating'),
      }),
    list: ({ kind, id }, { page, order }, signal) =>
      readAt(client, log, {
        path: reviewPaths[kind].list,
        params: { id },
        query: { page, order },
        signal,
        parse: (raw) => parsePage(raw, reviewItems, 'reviewList', log),
      }),
    own: ({ kind, id }, signal) =>
      readAt(client, log, {
        path: reviewPaths[kind].own,
        params: { id },
        signal,
        parse: (raw) => parseObject(raw, ownReviewSchema, 'own review').review,
      }),
    write: ({ kind, id }, draft) => change(reviewPaths[kind].own, id, (path) => client.post(path, draft, noAnswer)),
    rewrite: ({ kind, id }, draft) => change(reviewPaths[kind].own, id, (path) => client.put(path, draft, noAnswer)),
    edit: (id, draft) => change(reviewPaths.review, id, (path) => client.put(path, draft, noAnswer)),
    remove: (id) => change(reviewPaths.review, id, (path) => client.delete(path)),
  }
}
