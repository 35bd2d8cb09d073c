import { describe, expect, it } from 'vitest'
import type { ReviewOrder } from '../../../src/domain/review.ts'
import type { StudySubject } from '../../../src/domain/study.ts'
import type { OpenBackend } from './Backend.ts'
import { onStudy, type StudyPorts } from './onStudy.ts'
import { courseQuery } from '../../../src/domain/course/courseCatalogue.ts'

const draft = { rating: 4, content: '예제가 재미있어서 끝까지 들었어요.' }
const other = { rating: 2, content: '다시 들어 보니 조금 어려웠어요.' }
const firstPage = { page: 1, order: 'NEWEST' } as const

/** A course that the learner takes from the start, and that others have reviewed. */
async function reviewedCourse({ courses }: StudyPorts): Promise<StudySubject> {
  const found = (await courses.enrolled()).find(({ rating }) => (rating ?? 0) > 0)
  return { kind: 'course', id: found?.courseId ?? 0 }
}

export function reviewPort(open: OpenBackend): void {
  describe('the review port', () => {
    it('the reviews of every course make the rating of its card, and are as many as are counted [S-265] [S-267]', () =>
      onStudy(open, 'persona=guest', async ({ catalogue, reviews, events }) => {
        for (const { courseId: id, rating } of (await catalogue.find(courseQuery.initial)).items) {
          const subject: StudySubject = { kind: 'course', id }
          const { average, count, distribution } = await reviews.rating(subject)
          const { items, totalCount, pageSize } = await reviews.list(subject, firstPage)
          expect(average ?? 0, String(id)).toBe(rating)
          expect([count, distribution.reduce((sum, one) => sum + one, 0)]).toEqual([totalCount, totalCount])
          expect(items).toHaveLength(Math.min(totalCount, pageSize))
        }
        expect(events).toEqual([])
      }))

    it('come in the asked order, page after page, each once [S-267]', () =>
      onStudy(open, 'persona=learner', async (ports) => {
        const subject = await reviewedCourse(ports)
        const pages = async (order: ReviewOrder) => {
          const { items, totalCount, pageSize } = await ports.reviews.list(subject, { page: 1, order })
          const last = await ports.reviews.list(subject, { page: Math.ceil(totalCount / pageSize), order })
          return [...items, ...(totalCount > pageSize ? last.items : [])]
        }
        const [newest, highest, lowest] = [await pages('NEWEST'), await pages('HIGHEST'), await pages('LOWEST')]
        const dates = newest.map(({ createdDate }) => createdDate ?? '')
        expect(dates).toEqual(dates.toSorted().toReversed())
        const stars = highest.map(({ rating }) => rating)
        expect(stars).toEqual(stars.toSorted((one, two) => two - one))
        expect(lowest[0]?.rating).toBe(stars.at(-1))
        expect(new Set(newest.map(({ reviewId }) => reviewId)).size).toBe(newest.length)
      }))

    it('one’s own is written once, rewritten, edited by its number and removed [S-269] [S-271] [S-273] [S-275] [S-276] [A-85]', () =>
      onStudy(open, 'persona=learner', async (ports) => {
        const { reviews } = ports
        const subject = await reviewedCourse(ports)
        const before = await reviews.rating(subject)
        expect(await reviews.own(subject)).toBeNull()
        await expect(reviews.rewrite(subject, draft)).rejects.toMatchObject({ status: 404 })
        await reviews.write(subject, draft)
        await expect(reviews.write(subject, other)).rejects.toMatchObject({ status: 409 })
        const own = await reviews.own(subject)
        expect(own).toMatchObject({ ...draft, isMine: true, nickname: '하늘', updatedDate: null })
        expect((await reviews.list(subject, firstPage)).items[0]).toEqual(own)
        expect((await reviews.rating(subject)).count).toBe(before.count + 1)
        await reviews.rewrite(subject, other)
        expect(await reviews.own(subject)).toMatchObject({ ...other, updatedDate: expect.any(String) })
        await reviews.edit(own?.reviewId ?? '', draft)
        expect(await reviews.own(subject)).toMatchObject(draft)
        await reviews.remove(own?.reviewId ?? '')
        expect(await reviews.own(subject)).toBeNull()
        expect(await reviews.rating(subject)).toEqual(before)
        await expect(reviews.remove(own?.reviewId ?? '')).rejects.toMatchObject({ status: 404 })
      }))

    it('who does not take it writes none, nobody edits another’s, and a guest signs in first', () =>
      onStudy(open, 'persona=newcomer', async (ports) => {
        const { catalogue, courses, reviews } = ports
        const own = new Set((await courses.enrolled()).map(({ courseId }) => courseId))
        const found = (await catalogue.find(courseQuery.initial)).items.find(
          ({ courseId, rating }) => !own.has(courseId) && (rating ?? 0) > 0,
        )
        const subject: StudySubject = { kind: 'course', id: found?.courseId ?? 0 }
        await expect(reviews.write(subject, draft)).rejects.toMatchObject({ status: 403 })
        const [theirs] = (await reviews.list(subject, firstPage)).items
        await expect(reviews.edit(theirs?.reviewId ?? '', draft)).rejects.toMatchObject({ status: 403 })
        await expect(reviews.remove('nobody')).rejects.toMatchObject({ status: 404 })
        await onStudy(open, 'persona=guest', async (guest) => {
          await expect(guest.reviews.own(subject)).rejects.toMatchObject({ status: 401 })
          await expect(guest.reviews.write(subject, draft)).rejects.toMatchObject({ status: 401 })
        })
      }))

    it('what is no review is refused', () =>
      onStudy(open, 'persona=learner', async (ports) => {
        const subject = await reviewedCourse(ports)
        for (const bad of [
          { ...draft, rating: 0 },
          { ...draft, content: '짧아요' },
        ])
          await expect(ports.reviews.write(subject, bad)).rejects.toMatchObject({ status: 400 })
      }))

    it('classes have reviews in the same words [S-266] [S-268] [S-270] [S-272] [S-274]', () =>
      onStudy(open, 'persona=learner', async ({ reviews }) => {
        const taken: StudySubject = { kind: 'course-class', id: 5_003 }
        expect((await reviews.list(taken, firstPage)).totalCount).toBe((await reviews.rating(taken)).count)
        await reviews.write(taken, draft)
        await reviews.rewrite(taken, other)
        expect(await reviews.own(taken)).toMatchObject(other)
      }))

    it('hostile reviews never get through without stars on the scale [F-027] [F-047]', () =>
      onStudy(open, 'content=hostile', async (ports) => {
        const { items } = await ports.reviews.list(await reviewedCourse(ports), firstPage)
        expect(items.length).toBeGreaterThan(0)
        expect(items.every(({ rating }) => Number.isInteger(rating) && rating >= 1 && rating <= 5)).toBe(true)
      }))
  })
}
