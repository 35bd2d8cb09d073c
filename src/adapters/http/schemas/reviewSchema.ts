import * as z from 'zod/mini'
import type { Review } from '../../../domain/review/Review.ts'
import type { ReviewRating, StarCounts } from '../../../domain/review/ReviewRating.ts'
import { highestRating } from '../../../domain/review/reviewProblem.ts'
import { count, flag, id, image, label, number, type Schema, text } from './fields.ts'
import type { Items } from './parse.ts'
import { optionalDateTime } from './timeFields.ts'

/** Required: a review without a whole number of stars from 1 to 5 is dropped. */
const stars = z.pipe(
  number,
  z.custom<number>((read) => typeof read === 'number' && Number.isInteger(read) && read >= 1 && read <= highestRating),
)

const schema: Schema<Review> = z.pipe(
  z.object({
    reviewId: id,
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
