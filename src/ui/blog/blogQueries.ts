import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Blog, type BlogArticle, type BlogComment, type BlogQuery, withLike } from '../../domain/blog.ts'
import type { Id } from '../../domain/id.ts'
import type { Page } from '../../domain/paging.ts'
import { viewerKey } from '../../domain/viewer.ts'
import { useAction } from '../kit/action.ts'
import { type Loadable, type LoadablePage, useLoadable, useLoadablePage } from '../kit/loaded.ts'
import { useFeature } from '../kit/useFeature.ts'
import { useSite } from '../site/useSite.ts'
import { useViewer } from '../viewer/useViewer.ts'

/** The former page stays until the next is here. */
export const useBlogs = (query: BlogQuery): LoadablePage<Page<Blog>> => {
  const { blogs } = useFeature('blog')
  const { site } = useSite()
  return useLoadablePage(
    useQuery<Page<Blog>>({
      queryKey: ['blogs', site.channelDomain, query],
      queryFn: ({ signal }) => blogs.find(query, signal),
      placeholderData: (before) => (before?.items.length ? before : undefined),
    }),
  )
}

/** It tells whether the viewer likes it, so it is theirs. */
export const useBlogArticle = (blogId: Id): Loadable<BlogArticle> => {
  const { blogs } = useFeature('blog')
  const { site } = useSite()
  const viewer = useViewer()
  return useLoadable(
    useQuery<BlogArticle>({
      queryKey: ['blog', site.channelDomain, viewerKey(viewer), String(blogId)],
      queryFn: ({ signal }) => blogs.article(blogId, signal),
      enabled: viewer !== null,
    }),
  )
}

/** They tell which are the viewer's. */
export const useBlogComments = (blogId: Id, page: number): LoadablePage<Page<BlogComment>> => {
  const { blogs } = useFeature('blog')
  const { site } = useSite()
  const viewer = useViewer()
  return useLoadablePage(
    useQuery<Page<BlogComment>>({
      queryKey: ['blogComments', site.channelDomain, viewerKey(viewer), String(blogId), page],
      queryFn: ({ signal }) => blogs.comments(blogId, page, signal),
      enabled: viewer !== null,
      placeholderData: (before) => before,
    }),
  )
}

/** Likes an article or takes the like back; the heart changes once the backend has taken it. */
export const useLike = ({ blogId }: Pick<BlogArticle, 'blogId'>) => {
  const { setLike } = useFeature('blog')
  const client = useQueryClient()
  return useAction({
    name: 'likeBlog',
    async run(isLiked: boolean) {
      const outcome = await setLike(blogId, isLiked)
      if (outcome.kind === 'done') {
        client.setQueriesData<BlogArticle>({ queryKey: ['blog'] }, (article) =>
          article !== undefined && String(article.blogId) === String(blogId) ? withLike(article, isLiked) : article,
        )
      }
      return outcome
    },
    invalidates: ({ kind }) => (kind === 'signInFirst' ? ['viewer'] : kind === 'done' ? [] : ['blog']),
  })
}
