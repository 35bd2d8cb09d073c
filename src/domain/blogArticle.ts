import type { Blog } from './blog.ts'
import { catalogueOrders, listQuery, type QueryOf, textFilter } from './catalogue/listQuery.ts'
import { hrefWithQuery, type Id } from './id.ts'
import type { DocumentSection } from './lesson/lessonContent.ts'
import { paths } from './paths.ts'
import { isBlank } from './publishedText.ts'
import { textLength } from './textLength.ts'

/** An article as its own page shows it. */
export interface BlogArticle extends Blog {
  /** Text throughout, as in a document. */
  readonly sections: readonly DocumentSection[]
  /** ISO date-time. */
  readonly createdDate: string | null
  readonly likeCount: number
  /** Whether the viewer likes it; false for a guest. */
  readonly isLiked: boolean
  /** Other articles to read next. */
  readonly related: readonly Blog[]
}

export interface BlogComment {
  readonly commentId: Id
  readonly content: string
  readonly nickname: string | null
  readonly profile: string | null
  readonly isMine: boolean
  /** ISO date-time. */
  readonly createdDate: string | null
}

/** Returns the article after a like was given or taken back. */
export function withLike<Article extends Pick<BlogArticle, 'isLiked' | 'likeCount'>>(article: Article, isLiked: boolean): Article {
  if (article.isLiked === isLiked) return article
  return { ...article, isLiked, likeCount: Math.max(0, article.likeCount + (isLiked ? 1 : -1)) }
}

export const maxBlogCommentLength = 300

/** The reason why a comment cannot be sent as it is. */
export type CommentError = 'empty' | 'tooLong'

export function validateComment(content: string): CommentError | null {
  if (isBlank(content)) return 'empty'
  return textLength(content) > maxBlogCommentLength ? 'tooLong' : null
}

/** The query of the article list: keyword, page and order. */
export const blogQuery = listQuery(catalogueOrders, { keyword: textFilter() })

export type BlogQuery = QueryOf<typeof blogQuery>

/** Returns the address of this query; `/blog?page=1&order=DESC` for all articles. */
export function blogsHref(query: BlogQuery): string {
  return hrefWithQuery(paths.blogs, blogQuery.parameters(query))
}
