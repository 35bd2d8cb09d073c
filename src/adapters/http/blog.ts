import * as z from 'zod/mini'
import { blogPaths as paths } from './blogPaths.ts'
import { expectNothing, fillContentPath, runWrite } from './calls.ts'
import { blogFields, blogItems } from './cardSchemas.ts'
import type { HttpClient } from './client.ts'
import { optionalDateTime } from './timeSchemas.ts'
import { documentSections } from './lesson.ts'
import { fetchObject, fetchPage } from './reads.ts'
import { postText } from './postText.ts'
import { count, flag, type ItemReader, nullableImageUrl, nullableText, requiredText, type Schema, someId, validItems } from './parsing.ts'
import type { BlogRepository } from '../../application/blog.ts'
import type { Log } from '../../application/platform.ts'
import { type BlogArticle, type BlogComment, blogQuery } from '../../domain/blogArticle.ts'

export const blogArticleSchema: Schema<BlogArticle> = z.pipe(
  z.object({
    ...blogFields,
    contentList: documentSections,
    createdDate: optionalDateTime,
    likeCount: count,
    isLiked: flag,
    relatedList: validItems(blogItems.schema),
  }),
  z.transform(({ contentList, relatedList, ...article }) => ({ ...article, sections: contentList, related: relatedList })),
)

/** Required: a comment without words says nothing. */
const blogCommentSchema: Schema<BlogComment> = z.pipe(
  z.object({
    commentId: someId,
    content: requiredText,
    user: z.catch(z.object({ nickname: nullableText, profile: nullableImageUrl }), { nickname: null, profile: null }),
    isMine: flag,
    createdDate: optionalDateTime,
  }),
  z.transform(({ user, ...comment }) => ({ ...comment, ...user })),
)

export const blogCommentItems: ItemReader<BlogComment> = { schema: blogCommentSchema, idOf: ({ commentId }) => commentId }

export function httpBlogRepository(client: HttpClient, log: Log): BlogRepository {
  return {
    find: (query, signal) =>
      fetchPage(client, log, {
        path: query.keyword === null ? paths.blogs : paths.search,
        query: Object.fromEntries(blogQuery.parameters(query)),
        signal,
        items: blogItems,
        key: 'blogList',
      }),
    article: (id, signal) =>
      fetchObject(client, log, { path: paths.blog, params: { id }, signal, schema: blogArticleSchema, name: 'article' }),
    comments: (id, page, signal) =>
      fetchPage(client, log, {
        path: paths.comments,
        params: { id },
        query: { page },
        signal,
        items: blogCommentItems,
        key: 'commentList',
      }),
    writeComment: (id, content, key) =>
      runWrite(log, paths.ownComments, () => postText(client, fillContentPath(paths.ownComments, { id }), { content }, key, expectNothing)),
    removeComment: (commentId) => runWrite(log, paths.ownComment, () => client.delete(fillContentPath(paths.ownComment, { commentId }))),
    like: (id) => runWrite(log, paths.likes, () => client.post(fillContentPath(paths.likes, { id }), {}, expectNothing)),
    takeLikeBack: (id) => runWrite(log, paths.likes, () => client.delete(fillContentPath(paths.likes, { id }))),
  }
}
