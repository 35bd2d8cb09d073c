import type { Blog } from '../blog.ts'
import type { Id } from '../id.ts'
import type { BlockProblem, Problem } from '../problems/problemKinds.ts'
import type { HomeData } from './context.ts'

/** What a link of the home page was about, for the page that it leads to. */
export type LinkedItem =
  | { readonly kind: 'problem'; readonly title: string; readonly problem: Problem | BlockProblem }
  | { readonly kind: 'blog'; readonly title: string; readonly blog: Blog }
  | { readonly kind: 'offer'; readonly title: string; readonly comment: string | null }

/** As the address names it. */
export interface LinkedIds {
  readonly problemId?: string | undefined
  readonly blockId?: string | undefined
  readonly blogId?: string | undefined
  readonly courseId?: string | undefined
  readonly courseClassId?: string | undefined
}

/** Null for what the home page does not list. */
export function linkedItem(home: Partial<HomeData> | null, ids: LinkedIds): LinkedItem | null {
  const problem =
    byId(home?.problems, ids.problemId, ({ problemId }) => problemId) ?? byId(home?.blocks, ids.blockId, ({ blockId }) => blockId)
  if (problem) return { kind: 'problem', title: problem.title, problem }
  const blog = byId(home?.blogs, ids.blogId, ({ blogId }) => blogId)
  if (blog) return { kind: 'blog', title: blog.title, blog }
  const offer =
    byId(home?.courses, ids.courseId, ({ courseId }) => courseId) ??
    byId(home?.courseClasses, ids.courseClassId, ({ courseClassId }) => courseClassId)
  return offer ? { kind: 'offer', title: offer.title, comment: offer.comment } : null
}

function byId<T>(list: readonly T[] | null | undefined, id: string | undefined, idOf: (item: T) => Id): T | undefined {
  return id === undefined ? undefined : list?.find((item) => String(idOf(item)) === id)
}
