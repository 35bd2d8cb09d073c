import { describe, expect, it } from 'vitest'
import type { OpenBackend } from './Backend.ts'
import { onStudy, type StudyPorts } from './onStudy.ts'
import { materialQuery } from '../../../src/domain/material/materialQuery.ts'

const read = { lessonId: 0, kind: 'DOCUMENT', isDone: true, positionSeconds: 0 } as const

async function firstDocument({ materials }: StudyPorts) {
  const [first] = (await materials.find('DOCUMENT', materialQuery.initial)).items
  if (first === undefined) throw new Error('no documents')
  return first
}

export function materialPort(open: OpenBackend): void {
  describe('the port of documents and videos', () => {
    it('lists the documents page by page, each once, twelve at a time', () =>
      onStudy(open, 'persona=guest', async ({ materials, events }) => {
        const { totalCount, pageSize, items } = await materials.find('DOCUMENT', materialQuery.initial)
        expect([items.length, pageSize]).toEqual([12, 12])
        expect(totalCount).toBeGreaterThanOrEqual(16)
        const pages = await Promise.all(
          Array.from({ length: Math.ceil(totalCount / pageSize) }, (_, at) =>
            materials.find('DOCUMENT', { ...materialQuery.initial, page: at + 1 }),
          ),
        )
        const all = pages.flatMap((page) => page.items)
        expect(new Set(all.map(({ id }) => id)).size).toBe(totalCount)
        expect(new Set(all.map(({ title }) => title)).size).toBe(totalCount)
        for (const { summary, thumbnail, minutes, isDone, categoryList } of all) {
          expect([Boolean(summary), Boolean(thumbnail), (minutes ?? 0) > 0, categoryList.length, isDone]).toEqual([
            true,
            true,
            true,
            1,
            null,
          ])
        }
        expect(events).toEqual([])
      }))

    it.each([{ keyword: '정렬' }, { level: 'EASY' as const }, { categories: ['파이썬', '블록'] }])(
      '%j leaves some and takes some',
      (changes) =>
        onStudy(open, 'persona=learner', async ({ materials }) => {
          const whole = await materials.find('DOCUMENT', materialQuery.initial)
          const { totalCount } = await materials.find('DOCUMENT', { ...materialQuery.initial, ...changes })
          expect(totalCount).toBeGreaterThan(0)
          expect(totalCount).toBeLessThan(whole.totalCount)
        }),
    )

    it('tells the categories in their groups; the oldest come first when asked for', () =>
      onStudy(open, 'persona=guest', async ({ materials }) => {
        const [categories, groups] = await Promise.all([materials.categories('DOCUMENT'), materials.categoryGroups('DOCUMENT')])
        expect(new Set(categories.map(({ categoryGroupName }) => categoryGroupName))).toEqual(new Set(groups.map(({ name }) => name)))
        const wish = { ...materialQuery.initial, keyword: '반복' }
        const [newest, oldest] = await Promise.all([
          materials.find('DOCUMENT', wish),
          materials.find('DOCUMENT', { ...wish, order: 'ASC' }),
        ])
        expect(oldest.items).toEqual(newest.items.toReversed())
      }))

    it('every document of the list opens, with its text and what goes well with it', () =>
      onStudy(open, 'persona=guest', async ({ materials, events }) => {
        const { items } = await materials.find('DOCUMENT', materialQuery.initial)
        for (const { id, title } of items) {
          const document = await materials.documentDetail(id)
          expect(document).toMatchObject({ id, title, content: { kind: 'DOCUMENT', documentId: id, title } })
          expect(document.content.sections.length).toBeGreaterThan(1)
          expect(document.related).toHaveLength(3)
        }
        await expect(materials.documentDetail(6_999)).rejects.toMatchObject({ status: 404 })
        await expect(materials.documentDetail('categories')).rejects.toMatchObject({ kind: 'unaddressable' })
        expect(events.every(({ kind }) => kind === 'call-failed')).toBe(true)
      }))

    it('a document that is read is marked, and earns once', () =>
      onStudy(open, 'persona=learner', async (ports) => {
        const { materials, viewer } = ports
        const { id, isDone } = await firstDocument(ports)
        const before = await viewer.experience()
        expect(isDone).toBe(false)
        await materials.saveProgress({ kind: 'DOCUMENT', id }, { ...read, isDone: false })
        expect(await viewer.experience()).toEqual(before)
        await materials.saveProgress({ kind: 'DOCUMENT', id }, read)
        const after = await viewer.experience()
        expect(after).not.toEqual(before)
        await materials.saveProgress({ kind: 'DOCUMENT', id }, read)
        expect(await viewer.experience()).toEqual(after)
        // Completing a material cannot be undone.
        await materials.saveProgress({ kind: 'DOCUMENT', id }, { ...read, isDone: false })
        expect((await firstDocument(ports)).isDone).toBe(true)
        expect((await materials.documentDetail(id)).isDone).toBe(true)
      }))

    it('who teaches reads without earning; a guest signs in for a mark', async () => {
      await onStudy(open, 'persona=teacher', async (ports) => {
        const before = await ports.viewer.experience()
        await ports.materials.saveProgress({ kind: 'DOCUMENT', id: (await firstDocument(ports)).id }, read)
        expect(await ports.viewer.experience()).toEqual(before)
      })
      await onStudy(open, 'persona=guest', async (ports) => {
        const { id } = await firstDocument(ports)
        await expect(ports.materials.saveProgress({ kind: 'DOCUMENT', id }, read)).rejects.toMatchObject({ status: 401 })
      })
    })

    it('who has read it may review it, once', () =>
      onStudy(open, 'persona=learner', async (ports) => {
        const { materials, reviews } = ports
        const { id } = await firstDocument(ports)
        const subject = { kind: 'document', id } as const
        const draft = { rating: 5, content: '그림이 있어서 이해하기 쉬웠어요.' }
        await expect(reviews.write(subject, draft)).rejects.toMatchObject({ status: 403 })
        await materials.saveProgress({ kind: 'DOCUMENT', id }, read)
        const { count } = await reviews.rating(subject)
        await reviews.write(subject, draft)
        await expect(reviews.write(subject, draft)).rejects.toMatchObject({ status: 409 })
        const own = await reviews.own(subject)
        expect(own).toMatchObject({ ...draft, isMine: true })
        expect((await reviews.rating(subject)).count).toBe(count + 1)
        await reviews.remove(own?.reviewId ?? '')
        expect(await reviews.own(subject)).toBeNull()
      }))

    it('every video of the list opens: a film of its own, with captions and chapters that fit its length', () =>
      onStudy(open, 'persona=guest', async ({ materials, events }) => {
        const pages = await Promise.all([1, 2, 3, 4].map((page) => materials.find('VIDEO', { ...materialQuery.initial, page })))
        const all = pages.flatMap(({ items }) => items)
        expect(all).toHaveLength(pages[0]?.totalCount ?? -1)
        expect(all.length).toBeGreaterThanOrEqual(12)
        expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
        const films = await Promise.all(all.map(async ({ id }) => (await materials.videoDetail(id)).content))
        expect(new Set(films.map(({ source }) => JSON.stringify(source))).size).toBe(all.length)
        for (const { title, source, durationSeconds, captions, chapters } of films) {
          expect([source.kind, (durationSeconds ?? 0) > 10, chapters.length > 1], title).toEqual(['scenes', true, true])
          expect(captions.at(-1)?.endSeconds, title).toBe(durationSeconds)
          expect(chapters.at(-1)?.endSeconds, title).toBe(durationSeconds)
        }
        expect(events).toEqual([])
      }))

    it('where a video was left is remembered; what the study log tells was watched', () =>
      onStudy(open, 'persona=learner', async ({ materials, viewer }) => {
        const { items } = await materials.find('VIDEO', { ...materialQuery.initial, page: 2 })
        const id = items.find(({ isDone }) => isDone === false)?.id ?? 0
        const subject = { kind: 'VIDEO', id } as const
        expect(await materials.videoStanding(id)).toEqual({ positionSeconds: 0, isDone: false })
        await materials.saveProgress(subject, { lessonId: id, kind: 'VIDEO', isDone: false, positionSeconds: 12 })
        expect(await materials.videoStanding(id)).toEqual({ positionSeconds: 12, isDone: false })
        const before = await viewer.experience()
        await materials.saveProgress(subject, { lessonId: id, kind: 'VIDEO', isDone: true, positionSeconds: 30 })
        expect(await materials.videoStanding(id)).toEqual({ positionSeconds: 30, isDone: true })
        expect(await viewer.experience()).not.toEqual(before)
        const own = await materials.find('VIDEO', materialQuery.initial)
        expect(own.items.some(({ isDone }) => isDone === true)).toBe(true)
      }))

    it('hostile documents come as text or not at all [F-027] [F-034]', () =>
      onStudy(open, 'persona=learner&content=hostile', async ({ materials, events }) => {
        const { items } = await materials.find('DOCUMENT', materialQuery.initial)
        expect(items.length).toBeGreaterThanOrEqual(12)
        const { content, related } = await materials.documentDetail(items[0]?.id ?? 0)
        expect(content.sections.flatMap(({ parts }) => parts.map(({ kind }) => kind))).toEqual(['paragraph', 'code'])
        expect(related).toEqual([])
        expect(events.length).toBeGreaterThan(0)
      }))

    it.each(['500', 'garbage', 'wrong', 'drop'])('a fault of kind %s on each of the calls is a failure, never an answer [F-001]', (kind) =>
      onStudy(
        open,
        `persona=learner&fault=documents:${kind},documents/**:${kind},search/documents:${kind},videos/**:${kind},users/videos/**:${kind}`,
        async ({ materials }) => {
          const calls = [
            () => materials.find('DOCUMENT', materialQuery.initial),
            () => materials.find('DOCUMENT', { ...materialQuery.initial, keyword: '파도' }),
            () => materials.categories('DOCUMENT'),
            () => materials.categoryGroups('DOCUMENT'),
            () => materials.documentDetail(6_003),
            () => materials.videoDetail(4_001),
            () => materials.videoStanding(4_001),
          ]
          for (const call of calls) await expect(call()).rejects.toMatchObject({ name: expect.stringMatching(/Error$/) })
        },
      ),
    )
  })
}
