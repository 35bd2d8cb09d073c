import type { Log } from '../../application/platform/Log.ts'
import type { ReviewRepository } from '../../application/review/ReviewRepository.ts'
import type { Id } from '../../domain/Id.ts'
import { noAnswer, sent } from './calls.ts'
import { fillContentPath } from './fillContentPath.ts'
import type { HttpClient } from './HttpClient.ts'
import { readAt } from './readAt.ts'
import { reviewPaths } from './reviewPaths.ts'
import { parsePage } from './schemas/pageSchema.ts'
import { parseObject } from './schemas/parse.ts'
import { ownReviewSchema, reviewItems, reviewRatingSchema } from './schemas/reviewSchema.ts'

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
