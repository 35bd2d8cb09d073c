import { statusOf } from './callError.ts'
import { type KnownIds, type Press, sendOnce } from './createOnce.ts'
import { oneAtATime } from './oneAtATime.ts'
import { type Blog } from '../domain/blog.ts'
import { type BlogArticle, type BlogComment, type BlogQuery, type CommentError, validateComment } from '../domain/blogArticle.ts'
import type { Id } from '../domain/id.ts'
import type { Page } from '../domain/paging.ts'

/** Reads and writes articles and comments; everybody may read them. */
export interface BlogRepository {
  /** Searches if the query has a keyword, and lists if not. */
  find(query: BlogQuery, signal?: AbortSignal): Promise<Page<Blog>>
  article(blogId: Id, signal?: AbortSignal): Promise<BlogArticle>
  /** Lists the newest first. */
  comments(blogId: Id, page: number, signal?: AbortSignal): Promise<Page<BlogComment>>
  /** This call and all that follow require a signed-in user. */
  writeComment(blogId: Id, content: string, key?: string): Promise<void>
  removeComment(commentId: Id): Promise<void>
  like(blogId: Id): Promise<void>
  takeLikeBack(blogId: Id): Promise<void>
}

interface Blogs {
  readonly blogs: BlogRepository
}

export type CommentOutcome =
  | { readonly kind: 'saved' }
  /** The page refused it; no request was made. */
  | { readonly kind: 'invalid'; readonly problem: CommentError }
  | { readonly kind: 'signInFirst' }
  /** The article no longer exists. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'alreadySaving' }
  /** The answer was lost, and the comments could not be read either: it may have arrived. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }

/** `known`: the comments on the first page, as the viewer was shown them; `press`: the one of the stored text. */
export type WriteComment = (blogId: Id, content: string, known: KnownIds, press?: Press) => Promise<CommentOutcome>

/**
 * Sends one comment at a time with a single call, which is never repeated automatically. When its answer was lost, the comment is looked
 * for before the call counts as failed, so that nobody says the same thing twice (F-084).
 */
export function makeWriteComment({ blogs }: Blogs): WriteComment {
  const send = oneAtATime({ kind: 'alreadySaving' }, async ({ blogId, content, known, press }: WrittenComment): Promise<CommentOutcome> => {
    const { kind } = await sendOnce({
      known,
      press,
      create: () => blogs.writeComment(blogId, content, press?.key),
      find: async (isNew) =>
        (await blogs.comments(blogId, 1)).items.find((one) => one.isMine && one.content === content && isNew(one.commentId)),
    })
    if (kind === 'done') return { kind: 'saved' }
    return { kind: kind === 'signInFirst' || kind === 'gone' || kind === 'unknown' ? kind : 'failed' }
  })
  return async (blogId, content, known, press) => {
    const problem = validateComment(content)
    return problem === null ? send({ blogId, content: content.trim(), known, press }) : { kind: 'invalid', problem }
  }
}

interface WrittenComment {
  readonly blogId: Id
  readonly content: string
  readonly known: KnownIds
  readonly press: Press | undefined
}

export type BlogChangeOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'notAllowed' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'alreadyChanging' }
  | { readonly kind: 'failed' }

export type RemoveComment = (commentId: Id) => Promise<BlogChangeOutcome>
export type SetLike = (blogId: Id, isLiked: boolean) => Promise<BlogChangeOutcome>

/** Runs one removal at a time. A comment that is gone already (404) counts as removed. */
export function makeRemoveComment({ blogs }: Blogs): RemoveComment {
  return oneAtATime({ kind: 'alreadyChanging' }, (commentId: Id) => outcomeOf(blogs.removeComment(commentId), 404))
}

/** Runs one change at a time. A like that exists already (409) counts as given. */
export function makeSetLike({ blogs }: Blogs): SetLike {
  return oneAtATime({ kind: 'alreadyChanging' }, (blogId: Id, isLiked: boolean) =>
    isLiked ? outcomeOf(blogs.like(blogId), 409) : outcomeOf(blogs.takeLikeBack(blogId), 404),
  )
}

const changeRefusals = new Map<number | null, 'signInFirst' | 'notAllowed' | 'gone'>([
  [401, 'signInFirst'],
  [403, 'notAllowed'],
  [404, 'gone'],
])

async function outcomeOf(call: Promise<void>, alreadyDone: number): Promise<BlogChangeOutcome> {
  try {
    await call
    return { kind: 'done' }
  } catch (error) {
    const status = statusOf(error)
    if (status === alreadyDone) return { kind: 'done' }
    return { kind: changeRefusals.get(status) ?? 'failed' }
  }
}

/** Lists the port and the use cases of the pages of articles. */
export interface BlogFeature {
  readonly blogs: BlogRepository
  readonly writeComment: WriteComment
  readonly removeComment: RemoveComment
  readonly setLike: SetLike
}
