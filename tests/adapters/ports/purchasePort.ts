import { describe, expect, it } from 'vitest'
import { remainingPrice } from '../../../src/domain/course-class/remainingLessons.ts'
import type { PurchaseTarget } from '../../../src/domain/purchase.ts'
import type { OpenBackend } from './Backend.ts'
import { onStudy } from './onStudy.ts'

/** 함수와 친해지는 파이썬 12강. */
const course = { contentType: 'COURSE', contentId: 1_004 } as const
/** 정보올림피아드 기초 완성. */
const courseClass = { contentType: 'COURSE_CLASS', contentId: 3_003 } as const
const pass = { contentType: 'COURSE_PASS', contentId: 'garam-pass' } as const
const orderOf = ({ contentType, contentId, amount }: PurchaseTarget & { readonly amount: number }) => ({
  contentType,
  contentId,
  amount,
  paymentMethod: 'CARD' as const,
})

export function purchasePort(open: OpenBackend): void {
  describe('the purchase port', () => {
    it.each([course, courseClass, pass])('tells what a $contentType costs, to a guest too', (target) =>
      onStudy(open, 'persona=guest', async ({ purchases, events }) => {
        const quote = await purchases.quote(target)
        expect(quote).toMatchObject({ ...target, isOwned: false, isAvailable: true })
        expect(quote.amount).toBe(quote.price - quote.discounts.reduce((sum, { amount }) => sum + amount, 0))
        expect(quote.amount).toBeLessThan(quote.price)
        await expect(purchases.buy(orderOf(quote))).rejects.toMatchObject({ status: 401 })
        expect(events.map(({ kind }) => kind)).toEqual(['call-failed'])
      }),
    )

    it('what is bought is owned, opens, and is not bought twice', () =>
      onStudy(open, 'persona=learner', async ({ purchases, catalogue, courses }) => {
        const quote = await purchases.quote(course)
        await purchases.buy(orderOf(quote))
        expect(await purchases.quote(course)).toMatchObject({ isOwned: true })
        expect(await catalogue.standing(course.contentId)).toMatchObject({ isEnrolled: true, canStudy: true })
        expect((await courses.enrolled())[0]?.courseId).toBe(course.contentId)
        await expect(purchases.buy(orderOf(quote))).rejects.toMatchObject({ status: 409 })
      }))

    it('takes no points', () =>
      onStudy(open, 'persona=learner', async ({ purchases, viewer }) => {
        const before = (await viewer.current()).point
        await purchases.buy(orderOf(await purchases.quote(courseClass)))
        expect((await viewer.current()).point).toBe(before)
      }))

    it('sells at the price that was told, and by a way to pay', () =>
      onStudy(open, 'persona=learner', async ({ purchases }) => {
        const quote = await purchases.quote(course)
        await expect(purchases.buy(orderOf({ ...quote, amount: 1 }))).rejects.toMatchObject({ status: 422 })
        await expect(purchases.buy({ ...orderOf(quote), paymentMethod: null })).rejects.toMatchObject({ status: 400 })
        expect(await purchases.quote(course)).toEqual(quote)
      }))

    it('with a pass, courses cost nothing any more', () =>
      onStudy(open, 'persona=premium&channel=garam', async ({ purchases, catalogue }) => {
        await purchases.buy(orderOf(await purchases.quote(pass)))
        expect(await purchases.quote(pass)).toMatchObject({ isOwned: true })
        const inGaram = { ...course, contentId: 40_000 + course.contentId }
        const quote = await purchases.quote(inGaram)
        expect(quote.amount).toBe(0)
        await purchases.buy({ ...orderOf(quote), paymentMethod: null })
        expect(await catalogue.standing(inGaram.contentId)).toMatchObject({ isEnrolled: true })
      }))

    it('a class that has begun costs what is left of it, before any discount', () =>
      onStudy(open, 'persona=learner&at=2026-12-01T10:00:00%2B09:00', async ({ purchases }) => {
        const { lessons, price, discounts } = await purchases.quote({ contentType: 'COURSE_CLASS', contentId: 5_017 })
        expect(lessons).toEqual({ total: 18, left: expect.any(Number) })
        const left = lessons ?? { total: 0, left: 0 }
        expect(left.left).toBeLessThan(18)
        expect(price - (discounts[0]?.amount ?? 0)).toBe(remainingPrice(price, left))
      }))

    it('what costs points or nothing, and what there is not, is not sold', () =>
      onStudy(open, 'persona=learner', async ({ purchases }) => {
        for (const target of [
          { contentType: 'COURSE', contentId: 1_001 },
          { contentType: 'COURSE', contentId: 999_999_999 },
          { contentType: 'COURSE_CLASS', contentId: 3_001 },
          { contentType: 'COURSE_CLASS', contentId: 'trial' },
          { contentType: 'COURSE_PASS', contentId: 'pado' },
        ] as const)
          await expect(purchases.quote(target)).rejects.toMatchObject({ status: 404 })
      }))

    it.each(['500', 'garbage', 'wrong', 'drop'])('a fault of kind %s is a failure, never a price [F-001]', (kind) =>
      onStudy(open, `persona=learner&fault=purchases/**:${kind},users/purchases:${kind}`, async ({ purchases }) => {
        await expect(purchases.quote(course)).rejects.toMatchObject({ name: expect.stringMatching(/Error$/) })
      }),
    )
  })
}
