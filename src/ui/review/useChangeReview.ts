import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ReviewOutcome, ReviewWish } from '../../application/review/writeReview.ts'
import type { Id } from '../../domain/Id.ts'
import type { Page } from '../../domain/Page.ts'
import type { Review, ReviewDraft } from '../../domain/review/Review.ts'
import type { QueryName } from '../app/QueryName.ts'
import { readAnew } from '../app/readAnew.ts'
import { useStudies } from '../app/useStudies.ts'
import { useUnderWay } from '../app/useUnderWay.ts'

/** What a change may have touched, also one whose answer was lost (F-084). */
const touched = ['reviewRating', 'reviews', 'ownReview'] as const

interface ChangeReview {
  readonly isRunning: boolean
  change(wish: ReviewWish): Promise<ReviewOutcome>
}

/** Writes, rewrites or removes, and has everything read anew that it may have touched. */
export const useChangeReview = (): ChangeReview => {
  const { writeReview } = useStudies()
  const client = useQueryClient()
  const { running, run } = useUnderWay()

  const change = async (wish: ReviewWish) => {
    const outcome = await run(true, () => writeReview(wish))
    await takeIn(client, wish, outcome)
    if (outcome.kind !== 'unfit' && outcome.kind !== 'alreadySaving') readAnew(client, [...touched, ...news(outcome)])
    return outcome
  }
  return { isRunning: running !== null, change }
}

/** Updates the cache at once, since the backend has confirmed it. */
const takeIn = async (client: QueryClient, wish: ReviewWish, { kind }: ReviewOutcome) => {
  if (kind !== 'saved' && kind !== 'removed' && (kind !== 'gone' || wish.kind !== 'remove')) return
  await Promise.all([client.cancelQueries(ownReviews), client.cancelQueries(lists)])
  if (wish.kind === 'remove') takeOut(client, wish.reviewId)
  else put(client, wish.draft)
}

const ownReviews = { queryKey: ['ownReview'], type: 'active' } as const
const lists = { queryKey: ['reviews'], type: 'active' } as const

/** Everybody has at most one review, so the viewer's own is the one that was sent. A first one has no id yet and has to be read. */
const put = (client: QueryClient, draft: ReviewDraft) => {
  const isKnown = client.getQueriesData<Review | null>(ownReviews).some(([, own]) => own)
  if (!isKnown) void client.resetQueries(ownReviews)
  client.setQueriesData<Review | null>(ownReviews, (own) => own && { ...own, ...draft })
  changeLists(client, (items) => items.map((review) => (review.isMine ? { ...review, ...draft } : review)))
}

const takeOut = (client: QueryClient, reviewId: Id) => {
  client.setQueriesData<Review | null>(ownReviews, null)
  changeLists(client, (items) => items.filter((review) => String(review.reviewId) !== String(reviewId)))
}

const changeLists = (client: QueryClient, items: (before: readonly Review[]) => readonly Review[]) =>
  client.setQueriesData<Page<Review>>(lists, (page) => page && { ...page, items: items(page.items) })

/** A refusal may mean that what is known of the viewer is out of date. */
const news = ({ kind }: ReviewOutcome): readonly QueryName[] => {
  if (kind === 'signInFirst') return ['viewer']
  return kind === 'notEnrolled' ? ['courseStanding', 'classStanding'] : []
}
