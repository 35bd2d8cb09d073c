import * as z from 'zod/mini'
import { type ApiCall, callDefaults, fromResponse, listResponse, noContent, objectResponse } from './apiCall.ts'
import { blogArticleSchema, blogCommentItems } from '../blog.ts'
import { blogPaths as paths } from '../blogPaths.ts'
import { blogItems } from '../cardSchemas.ts'
import { pageFields } from '../reads.ts'

const anyBlog = { id: fromResponse('blogs', 'blogList', 0, 'blogId') }
const { read, write } = callDefaults({ noun: 'blog', area: '블로그', origin: 'ours' })

/** The spec has articles on the home page and links to theirs, but names no call for them: paths, bodies and answers are ours. */
export const blogCalls: readonly ApiCall[] = [
  {
    ...read,
    name: 'blogs',
    path: paths.blogs,
    specId: 'S-003',
    summary: 'Returns a page of the articles: newest (DESC), oldest (ASC) or most liked first (POPULAR).',
    purpose: '블로그 글 목록',
    query: { page: 1, order: 'DESC' },
    response: listResponse('blogList', blogItems, pageFields),
  },
  {
    ...read,
    name: 'searchBlogs',
    path: paths.search,
    specId: 'S-003',
    summary: 'Returns the same for a keyword.',
    purpose: '블로그 글 찾기',
    query: { page: 1, order: 'DESC', keyword: fromResponse('blogs', 'blogList', 0, 'title') },
    response: listResponse('blogList', blogItems, pageFields),
  },
  {
    ...read,
    name: 'blog',
    path: paths.blog,
    specId: 'S-003',
    summary: 'Returns the fields of the card and the text, in sections like those of a document; isLiked is false for a guest.',
    purpose: '블로그 글',
    pathParameters: anyBlog,
    response: objectResponse(blogArticleSchema),
  },
  {
    ...write,
    name: 'writeComment',
    path: paths.ownComments,
    specId: 'S-003',
    summary: 'Publishes a comment of at most 300 characters.',
    purpose: '댓글 쓰기',
    pathParameters: anyBlog,
    body: { schema: z.object({ content: z.string() }), example: { content: '잘 읽었어요. 따라 해 볼게요!' } },
    response: noContent,
  },
  {
    ...read,
    name: 'blogComments',
    path: paths.comments,
    specId: 'S-003',
    summary: 'Returns a page of the comments, newest first.',
    purpose: '댓글 목록',
    pathParameters: anyBlog,
    query: { page: 1 },
    response: listResponse('commentList', blogCommentItems, pageFields),
    dependsOn: 'writeComment',
  },
  {
    ...write,
    method: 'DELETE',
    name: 'removeComment',
    path: paths.ownComment,
    specId: 'S-003',
    summary: "Removes the viewer's comment. 403 if somebody else wrote it.",
    purpose: '댓글 지우기',
    pathParameters: { commentId: fromResponse('blogComments', 'commentList', { where: { isMine: true } }, 'commentId') },
    response: noContent,
  },
  {
    ...write,
    name: 'likeBlog',
    path: paths.likes,
    specId: 'S-003',
    summary: 'Likes an article. 409 if the viewer likes it already.',
    purpose: '좋아요',
    pathParameters: anyBlog,
    response: noContent,
    acceptedErrors: [409],
  },
  {
    ...write,
    method: 'DELETE',
    name: 'takeLikeBack',
    path: paths.likes,
    specId: 'S-003',
    summary: 'Withdraws a like. 404 if there is none.',
    purpose: '좋아요 거두기',
    pathParameters: anyBlog,
    response: noContent,
    acceptedErrors: [404],
    dependsOn: 'likeBlog',
  },
]
