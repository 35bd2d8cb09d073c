import { describe, expect, it } from 'vitest'
import { isOutfit } from '../../../src/domain/shop/outfit.ts'
import { type Product, productQuery } from '../../../src/domain/shop/product.ts'
import { itemCategories } from '../../../src/domain/viewer.ts'
import type { OpenBackend } from './Backend.ts'
import { onStudy, type StudyPorts } from './onStudy.ts'

const all = async ({ shop }: StudyPorts): Promise<readonly Product[]> => {
  const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => shop.find({ ...productQuery.initial, page })))
  return pages.flatMap(({ items }) => items)
}

/** The cheapest that is not owned yet. */
const cheapest = async ({ shop }: StudyPorts, category: Product['itemCategory']) => {
  const { items } = await shop.find({ ...productQuery.initial, order: 'LOW_COST', category })
  const found = items.find(({ isOwned, cost }) => !isOwned && (cost ?? 0) > 0)
  if (!found) throw new Error(`nothing of ${category}`)
  return found
}

export function shopPort(open: OpenBackend): void {
  describe('the port of the shop', () => {
    it('sells all thirteen kinds for everybody, each item once [S-150]', () =>
      onStudy(open, 'persona=guest', async (ports) => {
        const products = await all(ports)
        const { totalCount } = await ports.shop.find(productQuery.initial)
        expect(products).toHaveLength(totalCount)
        expect(totalCount).toBeGreaterThanOrEqual(90)
        expect(new Set(products.map(({ productId }) => productId)).size).toBe(totalCount)
        expect(new Set(products.map(({ spriteStand1 }) => spriteStand1)).size).toBe(totalCount)
        for (const category of itemCategories) expect(products.some(({ itemCategory }) => itemCategory === category)).toBe(true)
        expect(products.some(({ isOwned }) => isOwned)).toBe(false)
        expect(new Set(products.map(({ paymentType }) => paymentType))).toEqual(new Set(['POINT', 'CASH']))
      }))

    it('finds by word, kind and whom it suits, and sorts by price', () =>
      onStudy(open, 'persona=guest', async ({ shop }) => {
        const found = await shop.find({ ...productQuery.initial, keyword: '모자', category: 'HAT' })
        expect(found.totalCount).toBeGreaterThan(3)
        for (const { title } of found.items) expect(title).toContain('모자')
        const women = await shop.find({ ...productQuery.initial, category: 'HAIR', gender: 'WOMAN' })
        expect(women.items.some(({ gender }) => gender === 'MAN')).toBe(false)
        expect(women.items.some(({ gender }) => gender === null)).toBe(true)
        const { items } = await shop.find({ ...productQuery.initial, category: 'TOP', order: 'LOW_COST' })
        const costs = items.map(({ cost }) => cost ?? 0)
        expect(costs).toEqual(costs.toSorted((one, other) => one - other))
        const dearest = await shop.find({ ...productQuery.initial, category: 'TOP', order: 'HIGH_COST' })
        expect(dearest.items[0]?.cost).toBe(Math.max(...costs))
        const newest = await shop.find({ ...productQuery.initial, order: 'DESC' })
        expect(newest.items).not.toEqual((await shop.find(productQuery.initial)).items)
      }))

    it('an item is bought once, for its points, and hangs in the wardrobe', () =>
      onStudy(open, 'persona=learner', async (ports) => {
        const { shop, viewer } = ports
        const product = await cheapest(ports, 'EARRING')
        const before = await viewer.current()
        const bought = await shop.purchase(product.productId)
        expect(bought.point).toBe((before.point ?? 0) - (product.cost ?? 0))
        expect((await viewer.current()).point).toBe(bought.point)
        expect((await shop.wardrobe())[0]).toMatchObject({ userItemId: bought.userItemId, title: product.title, isEquipped: false })
        const [again] = (await shop.find({ ...productQuery.initial, keyword: product.title })).items
        expect(again?.isOwned).toBe(true)
        await expect(shop.purchase(product.productId)).rejects.toMatchObject({ status: 409 })
        await expect(shop.purchase(99)).rejects.toMatchObject({ status: 404 })
      }))

    it('a purchase with points is undone while it is not worn: item and points are where they were', () =>
      onStudy(open, 'persona=learner', async (ports) => {
        const { shop, viewer } = ports
        const product = await cheapest(ports, 'EARRING')
        const { point } = await viewer.current()
        const wardrobe = await shop.wardrobe()
        const { userItemId } = await shop.purchase(product.productId)
        await shop.giveBack(userItemId)
        expect((await viewer.current()).point).toBe(point)
        expect(await shop.wardrobe()).toEqual(wardrobe)
        await expect(shop.giveBack(userItemId)).rejects.toMatchObject({ status: 404 })
        const again = await shop.purchase(product.productId)
        await shop.equip([...wardrobe.filter(({ isEquipped }) => isEquipped), again].map((item) => item.userItemId))
        await expect(shop.giveBack(again.userItemId)).rejects.toMatchObject({ status: 409 })
        await expect(shop.giveBack(wardrobe[0]?.userItemId ?? '')).rejects.toMatchObject({ status: 409 })
      }))

    it('what there are too few points for is refused; what costs money takes none', () =>
      onStudy(open, 'persona=newcomer', async (ports) => {
        const product = await cheapest(ports, 'HAT')
        await expect(ports.shop.purchase(product.productId)).rejects.toMatchObject({ status: 402 })
        const paid = (await all(ports)).find(({ paymentType }) => paymentType === 'CASH')
        expect((await ports.shop.purchase(paid?.productId ?? '')).point).toBe(0)
      }))

    it('one wears at first what was chosen at the start, and then what one puts on, wherever it is shown', () =>
      onStudy(open, 'persona=learner', async (ports) => {
        const { shop, viewer, rankings } = ports
        const wardrobe = await shop.wardrobe()
        const worn = wardrobe.filter(({ isEquipped }) => isEquipped)
        expect(isOutfit(worn)).toBe(true)
        const sprites = async () => new Set((await viewer.current()).equippedUserItemList.map(({ spriteStand1 }) => spriteStand1))
        expect(await sprites()).toEqual(new Set(worn.map(({ spriteStand1 }) => spriteStand1)))

        const top = wardrobe.find(({ itemCategory }) => itemCategory === 'TOP')
        const chosen = [...worn.filter(({ itemCategory }) => itemCategory === 'SKIN' || itemCategory === 'FACE'), top].filter(
          (item) => !!item,
        )
        await shop.equip(chosen.map(({ userItemId }) => userItemId))
        expect(await sprites()).toEqual(new Set(chosen.map(({ spriteStand1 }) => spriteStand1)))
        const { own } = await rankings.users()
        expect(own?.user.equippedUserItemList).toHaveLength(chosen.length)

        const suit = worn.find(({ itemCategory }) => itemCategory === 'ONE_PIECE')
        await expect(shop.equip([top?.userItemId ?? '', suit?.userItemId ?? ''])).rejects.toMatchObject({ status: 400 })
        await expect(shop.equip([40_999])).rejects.toMatchObject({ status: 404 })
        expect(await sprites()).toHaveProperty('size', chosen.length)
      }))

    it('the present of a quest hangs in the wardrobe once its reward is taken', () =>
      onStudy(open, 'persona=learner&quests=subs', async ({ shop, quests }) => {
        const found = (await quests.list()).find(({ quest }) => quest.rewardItem !== null && quest.clear)
        expect(found?.quest.rewardItem).toMatchObject({ title: '상어 모자', itemCategory: 'HAT' })
        const titles = async () => (await shop.wardrobe()).map(({ title }) => title)
        expect(await titles()).not.toContain('상어 모자')
        await quests.claim(found?.userQuestId ?? '')
        expect(await titles()).toContain('상어 모자')
      }))

    it('a guest looks, and signs in to buy and to wear', () =>
      onStudy(open, 'persona=guest', async ({ shop }) => {
        for (const call of [() => shop.purchase(20_801), () => shop.wardrobe(), () => shop.equip([])])
          await expect(call()).rejects.toMatchObject({ status: 401 })
      }))

    it('hostile items come as text or not at all [F-027] [F-034]', () =>
      onStudy(open, 'persona=learner&content=hostile', async ({ shop, events }) => {
        const { items } = await shop.find(productQuery.initial)
        expect(items.length).toBeGreaterThan(10)
        for (const { spriteStand1 } of items) expect(spriteStand1).not.toMatch(/^(?:javascript|data):/)
        expect((await shop.wardrobe()).length).toBeGreaterThan(3)
        expect(events.length).toBeGreaterThan(0)
      }))

    it.each(['500', 'garbage', 'wrong', 'drop'])('a fault of kind %s on each of the calls is a failure, never an answer [F-001]', (kind) =>
      onStudy(open, `persona=learner&fault=products:${kind},search/products:${kind},users/**:${kind}`, async ({ shop }) => {
        const calls = [
          () => shop.find(productQuery.initial),
          () => shop.find({ ...productQuery.initial, keyword: '모자' }),
          () => shop.purchase(20_801),
          () => shop.wardrobe(),
        ]
        for (const call of calls) await expect(call()).rejects.toMatchObject({ name: expect.stringMatching(/Error$/) })
      }),
    )
  })
}
