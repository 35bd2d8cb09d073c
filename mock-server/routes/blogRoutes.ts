import type { Request } from 'miragejs'
import type { DemoSchema, DemoServer } from '../models.ts'
import { badRequest, bodyOf, conflict, forbidden, forUser, noContent, notFound, pageOf, routePath, parametersOf } from './http.ts'
import { blogArticle, blogNumberOf, blogsPerPage, commentList, commentsPerPage, findBlogs, isLiked } from '../world/blogs.ts'
import { withBrokenItems } from '../world/brokenItems.ts'
import { hostileContent } from '../world/curriculum.ts'
import { idOf } from '../world/ids.ts'
import type { World } from '../world/world.ts'
import { blogPaths as paths } from '../../src/adapters/http/blogPaths.ts'
import { validateComment, blogQuery } from '../../src/domain/blogArticle.ts'

/** Serves articles, their comments and likes. */
export function blogRoutes(server: DemoServer, world: World): void {
  const list = (schema: DemoSchema, request: Request) => {
    const query = blogQuery.parse(parametersOf(request))
    const { totalCount, cards } = findBlogs(world, schema, query)
    return { totalCount, pageSize: blogsPerPage, blogList: withBrokenItems(world, 'blogs', cards) }
  }
  const about = ({ params }: Request, answer: (number: number) => object) => {
    const number = blogNumberOf(world, params['id'] ?? '')
    return number === null ? notFound() : answer(number)
  }
  const own = (answer: (schema: DemoSchema, number: number, request: Request) => object) => (schema: DemoSchema, request: Request) =>
    forUser(schema, () => about(request, (number) => answer(schema, number, request)))

  server.get(paths.search, list)
  server.get(paths.blogs, list)
  server.get(routePath(paths.blog), (schema, request) =>
    about(request, (number) => {
      const article = blogArticle(world, schema, number)
      const { title, sections } = hostileContent(number)
      return world.address.content === 'hostile' ? { ...article, title, contentList: sections, relatedList: [null, 7] } : article
    }),
  )
  server.get(routePath(paths.comments), (schema, request) =>
    about(request, (number) => {
      const all = commentList(world, schema, number)
      return pageOf(all, commentsPerPage, request, (page) => ({ totalCount: all.length, pageSize: commentsPerPage, commentList: page }))
    }),
  )
  server.post(
    routePath(paths.ownComments),
    own((schema, number, request) => writeComment(world, schema, number, bodyOf(request)['content'])),
  )
  server.delete(routePath(paths.ownComment), (schema, { params }) =>
    forUser(schema, () => {
      const commentId = Number(params['commentId'])
      // Comments of others have a letter in their ids.
      if (!Number.isInteger(commentId)) return forbidden()
      const row = schema.findBy('blogComment', { commentId })
      row?.destroy()
      return row === null ? notFound() : noContent()
    }),
  )
  server.post(
    routePath(paths.likes),
    own((schema, number) => {
      if (isLiked(world, schema, number)) return conflict('이미 좋아요를 눌렀어요')
      schema.create('blogLike', { blogId: idOf(world, 'blog', number) })
      return noContent()
    }),
  )
  server.delete(
    routePath(paths.likes),
    own((schema, number) => {
      const row = schema.findBy('blogLike', { blogId: idOf(world, 'blog', number) })
      row?.destroy()
      return row === null ? notFound() : noContent()
    }),
  )
}

const firstCommentId = 70_001

function writeComment(world: World, schema: DemoSchema, number: number, content: unknown): object {
  if (typeof content !== 'string' || validateComment(content) !== null) return badRequest('1자에서 300자까지의 글이 필요해요')
  const numbers = schema.all('blogComment').models.map(({ commentId }) => commentId)
  schema.create('blogComment', {
    commentId: Math.max(firstCommentId - 1, ...numbers) + 1,
    blogId: idOf(world, 'blog', number),
    content: content.trim(),
    createdDate: world.present().toISOString(),
  })
  return noContent()
}
