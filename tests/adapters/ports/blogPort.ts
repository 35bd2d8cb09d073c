import { describe, expect, it } from 'vitest'
import type { OpenBackend } from './Backend.ts'
import { onStudy } from './onStudy.ts'
import { blogQuery } from '../../../src/domain/blogArticle.ts'

const blogId = 301

export function blogPort(open: OpenBackend): void {
  describe('the port of articles', () => {
    it('lists them page by page, each once, and every one opens with its text', () =>
      onStudy(open, 'persona=guest', async ({ blogs, events }) => {
        const pages = await Promise.all([1, 2].map((page) => blogs.find({ ...blogQuery.initial, page })))
        const all = pages.flatMap(({ items }) => items)
        expect(all).toHaveLength(pages[0]?.totalCount ?? -1)
        expect(new Set(all.map((blog) => blog.blogId)).size).toBe(all.length)
        for (const { blogId: id, title } of all) {
          const article = await blogs.article(id)
          expect(article).toMatchObject({ blogId: id, title, isLiked: false })
          expect(article.sections.length, title).toBeGreaterThan(2)
          expect(article.related.length).toBeGreaterThan(1)
        }
        await expect(blogs.article(399)).rejects.toMatchObject({ status: 404 })
        await expect(blogs.article('comments')).rejects.toMatchObject({ kind: 'unaddressable' })
        expect(events.every(({ kind }) => kind === 'call-failed')).toBe(true)
      }))

    it('finds by a word, and leaves through from the oldest on or by likes', () =>
      onStudy(open, 'persona=guest', async ({ blogs }) => {
        const found = await blogs.find({ ...blogQuery.initial, keyword: '파이썬' })
        expect(found.totalCount).toBeGreaterThan(0)
        expect(found.totalCount).toBeLessThan(18)
        const oldest = await blogs.find({ ...blogQuery.initial, keyword: '파이썬', order: 'ASC' })
        expect(oldest.items).toEqual(found.items.toReversed())
        const { items } = await blogs.find({ ...blogQuery.initial, order: 'POPULAR' })
        const likes = await Promise.all(items.map(async (one) => (await blogs.article(one.blogId)).likeCount))
        expect(likes).toEqual(likes.toSorted((one, other) => other - one))
      }))

    it('a comment is the writer’s own: written, shown first, and removed', () =>
      onStudy(open, 'persona=learner', async ({ blogs }) => {
        const before = await blogs.comments(blogId, 1)
        await blogs.writeComment(blogId, '따라 해 봤어요')
        const { items, totalCount } = await blogs.comments(blogId, 1)
        expect(totalCount).toBe(before.totalCount + 1)
        expect(items[0]).toMatchObject({ content: '따라 해 봤어요', isMine: true, nickname: '하늘' })
        await expect(blogs.removeComment(items[1]?.commentId ?? '')).rejects.toMatchObject({ status: 403 })
        await blogs.removeComment(items[0]?.commentId ?? '')
        expect(await blogs.comments(blogId, 1)).toEqual(before)
        await expect(blogs.removeComment(items[0]?.commentId ?? '')).rejects.toMatchObject({ status: 404 })
        await expect(blogs.writeComment(blogId, ' ')).rejects.toMatchObject({ status: 400 })
      }))

    it('is liked once, and the like is taken back', () =>
      onStudy(open, 'persona=learner', async ({ blogs }) => {
        const { likeCount } = await blogs.article(blogId)
        await blogs.like(blogId)
        expect(await blogs.article(blogId)).toMatchObject({ isLiked: true, likeCount: likeCount + 1 })
        await expect(blogs.like(blogId)).rejects.toMatchObject({ status: 409 })
        await blogs.takeLikeBack(blogId)
        expect(await blogs.article(blogId)).toMatchObject({ isLiked: false, likeCount })
        await expect(blogs.takeLikeBack(blogId)).rejects.toMatchObject({ status: 404 })
      }))

    it('a guest reads, and signs in to say something', () =>
      onStudy(open, 'persona=guest', async ({ blogs }) => {
        expect((await blogs.comments(blogId, 1)).items.some(({ isMine }) => isMine)).toBe(false)
        for (const call of [() => blogs.writeComment(blogId, '안녕'), () => blogs.like(blogId), () => blogs.takeLikeBack(blogId)])
          await expect(call()).rejects.toMatchObject({ status: 401 })
      }))

    it('hostile articles come as text or not at all [F-027] [F-034]', () =>
      onStudy(open, 'persona=learner&content=hostile', async ({ blogs, events }) => {
        expect((await blogs.find(blogQuery.initial)).items.length).toBeGreaterThan(5)
        const article = await blogs.article(blogId)
        expect(article.sections.flatMap(({ parts }) => parts.map(({ kind }) => kind))).toEqual(['paragraph', 'code'])
        expect(article.related).toEqual([])
        expect(events.length).toBeGreaterThan(0)
      }))

    it.each(['500', 'garbage', 'wrong', 'drop'])('a fault of kind %s on each of the calls is a failure, never an answer [F-001]', (kind) =>
      onStudy(open, `persona=learner&fault=blogs:${kind},blogs/**:${kind},search/blogs:${kind}`, async ({ blogs }) => {
        const calls = [
          () => blogs.find(blogQuery.initial),
          () => blogs.find({ ...blogQuery.initial, keyword: '파도' }),
          () => blogs.article(blogId),
          () => blogs.comments(blogId, 1),
        ]
        for (const call of calls) await expect(call()).rejects.toMatchObject({ name: expect.stringMatching(/Error$/) })
      }),
    )
  })
}
