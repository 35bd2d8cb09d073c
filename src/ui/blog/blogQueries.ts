import { useQueryClient } from '@tanstack/react-query'
import { type BlogArticle, type BlogComment, withLike } from '../../domain/blogArticle.ts'
import type { Id } from '../../domain/id.ts'
import type { Page } from '../../domain/paging.ts'
import { useAction } from '../kit/action.ts'
import { type Loadable, type LoadablePage, useLoadable } from '../kit/loaded.ts'
import { useFeature } from '../kit/useFeature.ts'
import { useViewerList } from '../viewer/listQuery.ts'
import { useViewerQuery } from '../viewer/viewerQuery.ts'
import { queriesNamed } from '../kit/query.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly blog: true
    readonly blogComments: true
    readonly blogs: true
  }
}

/** Reads an article. It contains whether the viewer likes it, so the query belongs to the viewer. */
export const useBlogArticle = (blogId: Id): Loadable<BlogArticle> => {
  const { blogs } = useFeature('blog')
  return useLoadable(useViewerQuery<BlogArticle>({ name: 'blog', of: [blogId], read: (signal) => blogs.article(blogId, signal) }))
}

/** Reads a page of comments. They contain which are the viewer's own. */
export const useBlogComments = (blogId: Id, page: number): LoadablePage<Page<BlogComment>> => {
  const { blogs } = useFeature('blog')
  return useViewerList<Page<BlogComment>>({
    name: 'blogComments',
    of: [blogId],
    query: page,
    read: (signal) => blogs.comments(blogId, page, signal),
  })
}

/** Likes an article or takes the like back; the heart changes once the backend has accepted it. */
export const useLike = ({ blogId }: Pick<BlogArticle, 'blogId'>) => {
  const { setLike } = useFeature('blog')
  const client = useQueryClient()
  return useAction({
    name: 'likeBlog',
    async run(isLiked: boolean) {
      const outcome = await setLike(blogId, isLiked)
      if (outcome.kind === 'done') {
        client.setQueriesData<BlogArticle>(queriesNamed('blog'), (article) =>
          article !== undefined && String(article.blogId) === String(blogId) ? withLike(article, isLiked) : article,
        )
      }
      return outcome
    },
    invalidates: ({ kind }) => (kind === 'signInFirst' ? ['viewer'] : kind === 'done' ? [] : ['blog']),
  })
}
