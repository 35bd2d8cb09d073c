import { reviewWords } from '../content/reviewWords.ts'
import type { DemoSchema } from '../models.ts'
import { withBrokenItems } from './brokenItems.ts'
import { pictureUrl } from './pictureUrl.ts'
import { daysAfter, type World } from './world.ts'

export const reviewsPerPage = 10

/** The subject of reviews: a course, a class, a document or a video. */
export interface Reviewed {
  readonly kind: string
  readonly id: number
  readonly key: string
  /** The value 0 means not rated yet. */
  readonly rating: number
}

interface Author {
  readonly nickname: string | null
  readonly profile: string | null
}

interface WireReview {
  readonly reviewId: string
  readonly rating: number
  readonly content: string
  readonly user: Author
  readonly isMine: boolean
  readonly createdDate: string
  readonly updatedDate: string | null
}

const orders: Readonly<Record<string, (one: WireReview, other: WireReview) => number>> = {
  HIGHEST: (one, other) => other.rating - one.rating,
  LOWEST: (one, other) => one.rating - other.rating,
}

/** Returns all reviews of the subject, the newest first by default; the viewer's own among them. */
export function reviewList(world: World, subject: Reviewed, own: WireReview | null, order: string): readonly unknown[] {
  const all = [...(own === null ? [] : [own]), ...givenReviews(world, subject)].toSorted((one, other) =>
    one.createdDate < other.createdDate ? 1 : -1,
  )
  const compare = orders[order]
  return withBrokenItems(world, 'reviews', compare === undefined ? all : all.toSorted(compare))
}

export function reviewRating(world: World, subject: Reviewed, own: WireReview | null): object {
  const ratings = [...givenReviews(world, subject), ...(own === null ? [] : [own])].map(({ rating }) => rating)
  const sum = ratings.reduce((total, rating) => total + rating, 0)
  return {
    average: ratings.length === 0 ? null : Math.round((sum * 10) / ratings.length) / 10,
    count: ratings.length,
    distribution: Object.fromEntries([1, 2, 3, 4, 5].map((stars) => [stars, ratings.filter((rating) => rating === stars).length])),
  }
}

function ownReviewId({ kind, id }: Reviewed): string {
  return `${kind}-${id}-own`
}

/** Returns the subject's kind and id in a review's number, and whether it is the viewer's own. */
export function readReviewId(reviewId: string): { readonly kind: string; readonly id: string; readonly isOwn: boolean } | null {
  const [, kind, id, which] = /^(course|course-class|document|video)-(\d+)-(own|\d+)$/.exec(reviewId) ?? []
  return kind === undefined || id === undefined ? null : { kind, id, isOwn: which === 'own' }
}

/** Returns the visitor's review, as the backend sends it. */
export function ownReview(subject: Reviewed, schema: DemoSchema, author: Author): WireReview | null {
  const row = schema.findBy('review', { subject: subject.key })
  if (row === null) return null
  const { rating, content, createdDate, updatedDate } = row
  return { reviewId: ownReviewId(subject), rating, content, createdDate, updatedDate, user: author, isMine: true }
}

const amounts = { full: [11, 42], huge: [2_000, 2_000] } as const

function givenReviews(world: World, subject: Reviewed): readonly WireReview[] {
  const all = starsOf(world, subject)
  const shift = subject.id % world.people.learners.length
  return all.map((rating, at) => ({
    reviewId: `${subject.kind}-${subject.id}-${at + 1}`,
    rating,
    content: wordsFor(rating, at + subject.id),
    user: authorAt(world, at, shift),
    isMine: false,
    createdDate: daysAfter(world.now, -(at + 0.4) * (2 + (subject.id % 4))),
    updatedDate: null,
  }))
}

/** Returns the stars of each review, which together make the rating of the card. */
function starsOf({ address, seeded }: World, { key, rating }: Reviewed): readonly number[] {
  if (rating === 0 || address.content === 'empty') return []
  if (address.content === 'one') return [rating]
  const [fewest, most] = address.content === 'huge' ? amounts.huge : amounts.full
  return seeded.draw(`${key}/reviews`, (faker) => {
    const count = faker.number.int({ min: fewest, max: most })
    const low = Math.floor(rating)
    const higher = Math.round(rating * count) - low * count
    const stars = Array.from({ length: count }, (_, at) => (at < higher ? low + 1 : low))
    return faker.helpers.shuffle(spread(stars))
  })
}

/** Moves the first and the last of every four a star apart when they are equal: the sum stays, and opinions differ. */
function spread(stars: readonly number[]): readonly number[] {
  const apart = [...stars]
  for (let at = 0; at + 3 < apart.length; at += 4) {
    const [one, other] = [apart[at] ?? 0, apart[at + 3] ?? 0]
    if (one !== other || one >= 5 || one <= 2) continue
    const step = at % 12 === 0 && one === 3 ? 2 : 1
    apart[at] = one + step
    apart[at + 3] = other - step
  }
  return apart
}

/** Returns the words. The counts of the two halves have no common factor, so that every pair comes before one is repeated. */
function wordsFor(rating: number, turn: number): string {
  const { openings, endings } = rating >= 4 ? reviewWords.glad : rating === 3 ? reviewWords.mixed : reviewWords.sorry
  return `${openings[turn % openings.length] ?? ''} ${endings[turn % endings.length] ?? ''}`
}

function authorAt({ people: { learners } }: World, at: number, shift: number): Author {
  const who = (at * 7 + shift) % learners.length
  const round = Math.floor(at / learners.length)
  return { nickname: `${learners[who] ?? ''}${round === 0 ? '' : round + 1}`, profile: pictureUrl.portrait(who) }
}
