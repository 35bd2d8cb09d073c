import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ReviewCommand, ReviewOutcome, ReviewQuery } from '../../application/review.ts'
import type { Id } from '../../domain/id.ts'
import type { Page } from '../../domain/paging.ts'
import type { RatingSummary, Review, ReviewDraft, ReviewSubject } from '../../domain/review.ts'
import { useAction } from '../kit/action.ts'
import { type Loadable, type LoadablePage, useLoadable } from '../kit/loaded.ts'
import { queriesNamed, type QueryName } from '../kit/query.ts'
import { useFeature } from '../kit/useFeature.ts'
import { useViewerList } from '../viewer/listQuery.ts'
import { useSiteQuery, useViewerData } from '../viewer/viewerQuery.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly ownReview: true
    readonly reviewRating: true
    readonly reviews: true
  }
}

/** Reads a page of reviews. It waits until the viewer is known, because the answer marks the viewer's own review. */
export const useReviewList = (subject: ReviewSubject, { page, order }: ReviewQuery): LoadablePage<Page<Review>> => {
  const { reviews } = useFeature('review')
  return useViewerList<Page<Review>>({
    name: 'reviews',
    of: [subject.kind, subject.id],
    query: { order, page },
    read: (signal) => reviews.list(subject, { page, order }, signal),
  })
}

/** Reads the rating summary of all reviews. */
export const useReviewRating = (subject: ReviewSubject): Loadable<RatingSummary> => {
  const { reviews } = useFeature('review')
  const query = useSiteQuery({
    name: 'reviewRating',
    of: [subject.kind, subject.id],
    read: (signal) => reviews.rating(subject, signal),
  })
  return useLoadable(query)
}

/** Reads the viewer's review, also after the viewer has left the course. A guest has none. */
export const useOwnReview = (subject: ReviewSubject): Loadable<Review | null> => {
  const { reviews } = useFeature('review')
  return useViewerData<Review | null>(
    { name: 'ownReview', of: [subject.kind, subject.id], read: (signal) => reviews.own(subject, signal) },
    null,
  )
}

/** The queries that a change may affect; they are refetched also if its answer was lost (F-084). */
const affectedQueries = ['reviewRating', 'reviews', 'ownReview'] as const

interface ChangeReview {
  readonly isPending: boolean
  change(command: ReviewCommand): Promise<ReviewOutcome>
}

/** Writes, rewrites or removes a review, and refetches the queries that this may change. */
export const useChangeReview = (): ChangeReview => {
  const { writeReview } = useFeature('review')
  const client = useQueryClient()
  const { isPending, run } = useAction({
    name: 'changeReview',
    async run(command: ReviewCommand) {
      const outcome = await writeReview(command)
      await applyToCache(client, command, outcome)
      return outcome
    },
    invalidates: (outcome) =>
      outcome.kind === 'invalid' || outcome.kind === 'alreadySaving' ? [] : [...affectedQueries, ...refusalQueries(outcome)],
  })
  return { isPending, change: run }
}

/** Updates the cache at once, since the backend has confirmed the change. */
const applyToCache = async (client: QueryClient, wish: ReviewCommand, { kind }: ReviewOutcome) => {
  if (kind !== 'saved' && kind !== 'removed' && (kind !== 'gone' || wish.kind !== 'remove')) return
  await Promise.all([client.cancelQueries(ownReviews), client.cancelQueries(lists)])
  if (wish.kind === 'remove') removeReview(client, wish.reviewId)
  else putReview(client, wish.draft)
}

const ownReviews = { ...queriesNamed('ownReview'), type: 'active' } as const
const lists = { ...queriesNamed('reviews'), type: 'active' } as const

/** Puts a review into the cache. The viewer has at most one, so it is the one sent. A first one has no id yet and is refetched. */
const putReview = (client: QueryClient, draft: ReviewDraft) => {
  const isKnown = client.getQueriesData<Review | null>(ownReviews).some(([, own]) => own)
  if (!isKnown) void client.resetQueries(ownReviews)
  client.setQueriesData<Review | null>(ownReviews, (own) => own && { ...own, ...draft })
  changeLists(client, (items) => items.map((review) => (review.isMine ? { ...review, ...draft } : review)))
}

const removeReview = (client: QueryClient, reviewId: Id) => {
  client.setQueriesData<Review | null>(ownReviews, null)
  changeLists(client, (items) => items.filter((review) => String(review.reviewId) !== String(reviewId)))
}

const changeLists = (client: QueryClient, items: (before: readonly Review[]) => readonly Review[]) =>
  client.setQueriesData<Page<Review>>(lists, (page) => page && { ...page, items: items(page.items) })

/** Returns the queries to refetch after a refusal, which may mean that the viewer's data is outdated. */
const refusalQueries = ({ kind }: ReviewOutcome): readonly QueryName[] => {
  if (kind === 'signInFirst') return ['viewer']
  return kind === 'notEnrolled' ? ['courseStanding', 'classStanding', 'material'] : []
}
