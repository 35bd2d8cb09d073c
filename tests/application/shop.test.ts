import { describe, expect, it, vi } from 'vitest'
import { makeBuyProduct, makeWearOutfit, type ShopRepository } from '../../src/application/shop.ts'
import { refusal } from '../fakes/refusal.ts'
import { aProduct, aWardrobeItem } from '../ui/shop/aProduct.ts'

const never = () => new Promise<never>(() => {})
const fakeShop = (answers: Partial<ShopRepository>): ShopRepository => ({
  find: never,
  purchase: never,
  giveBack: never,
  wardrobe: never,
  equip: never,
  ...answers,
})
const rejected = (status: number) => async () => Promise.reject(refusal(status))

const hat = aProduct()
const rich = { point: 1_000 }

describe('buying', () => {
  it('makes one call, and tells which item is the viewer’s now', async () => {
    const purchase = vi.fn(async () => ({ userItemId: 7, point: 520 }))
    const buy = makeBuyProduct({ shop: fakeShop({ purchase }) })
    expect(await buy(hat, rich)).toEqual({ kind: 'bought', userItemId: 7 })
    expect(purchase.mock.calls).toEqual([[hat.productId]])
  })

  it('asks for nothing that there are too few points for', async () => {
    const purchase = vi.fn(never)
    const buy = makeBuyProduct({ shop: fakeShop({ purchase }) })
    expect(await buy(hat, { point: 400 })).toEqual({ kind: 'tooFewPoints', missing: 80 })
    expect(purchase).not.toHaveBeenCalled()
  })

  it('sells for the last point, and not for one less', async () => {
    const purchase = vi.fn(async () => ({ userItemId: 7, point: 0 }))
    const buy = makeBuyProduct({ shop: fakeShop({ purchase }) })
    expect(await buy(hat, { point: 479 })).toEqual({ kind: 'tooFewPoints', missing: 1 })
    expect(purchase).not.toHaveBeenCalled()
    expect(await buy(hat, { point: 480 })).toEqual({ kind: 'bought', userItemId: 7 })
  })

  it('buys once per wish: a second one while the first is under way does nothing', async () => {
    const purchase = vi.fn(never)
    const buy = makeBuyProduct({ shop: fakeShop({ purchase }) })
    void buy(hat, rich)
    expect(await buy(hat, rich)).toEqual({ kind: 'alreadyBuying' })
    expect(purchase).toHaveBeenCalledTimes(1)
  })

  it.each([
    [401, { kind: 'signInFirst' }],
    [402, { kind: 'tooFewPoints', missing: null }],
    [404, { kind: 'gone' }],
    [410, { kind: 'gone' }],
    [409, { kind: 'alreadyOwned' }],
    [400, { kind: 'failed' }],
  ])('a refusal with %d is told as what it means', async (status, outcome) => {
    expect(await makeBuyProduct({ shop: fakeShop({ purchase: rejected(status) }) })(hat, rich)).toEqual(outcome)
  })

  it.each([
    [[aWardrobeItem({ itemId: '1208', userItemId: 9 })], { kind: 'bought', userItemId: 9 }],
    [[aWardrobeItem()], { kind: 'failed' }],
  ])('whose answer was lost is looked for in the wardrobe, and never made again [F-084]', async (items, outcome) => {
    const purchase = vi.fn(rejected(503))
    const buy = makeBuyProduct({ shop: fakeShop({ purchase, wardrobe: async () => items }) })
    expect(await buy(hat, rich)).toEqual(outcome)
    expect(purchase).toHaveBeenCalledTimes(1)
  })

  it('whose answer was lost, and that cannot be looked for either, may have gone well', async () => {
    const shop = fakeShop({ purchase: rejected(500), wardrobe: rejected(500) })
    expect(await makeBuyProduct({ shop })(hat, rich)).toEqual({ kind: 'unknown' })
  })
})

describe('wearing', () => {
  const mask = aWardrobeItem()
  const suit = aWardrobeItem({ userItemId: 2, itemCategory: 'ONE_PIECE' })
  const shirt = aWardrobeItem({ userItemId: 3, itemCategory: 'TOP' })

  it('sends the whole outfit', async () => {
    const equip = vi.fn(async () => {})
    expect(await makeWearOutfit({ shop: fakeShop({ equip }) })([mask, suit])).toEqual({ kind: 'saved' })
    expect(equip.mock.calls).toEqual([[[mask.userItemId, 2]]])
  })

  it('sends nothing that cannot be worn together', async () => {
    const equip = vi.fn(async () => {})
    expect(await makeWearOutfit({ shop: fakeShop({ equip }) })([suit, shirt])).toEqual({ kind: 'invalid' })
    expect(equip).not.toHaveBeenCalled()
  })

  it('of what is put on during a call only the last is sent, and those before answer as it does', async () => {
    const calls: (() => void)[] = []
    const equip = vi.fn(() => new Promise<void>((resolve) => calls.push(resolve)))
    const wear = makeWearOutfit({ shop: fakeShop({ equip }) })
    const saved = [wear([mask]), wear([suit]), wear([shirt])]
    calls[0]?.()
    expect(await saved[0]).toEqual({ kind: 'saved' })
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    const last = wear([mask, shirt])
    calls[1]?.()
    expect(await Promise.all(saved)).toEqual(saved.map(() => ({ kind: 'saved' })))
    await vi.waitFor(() => expect(calls).toHaveLength(3))
    calls[2]?.()
    expect(await last).toEqual({ kind: 'saved' })
    expect(equip.mock.calls).toEqual([[[mask.userItemId]], [[3]], [[mask.userItemId, 3]]])
  })

  it.each([
    [401, 'signInFirst'],
    [404, 'gone'],
    [400, 'invalid'],
    [418, 'failed'],
  ])('a refusal with %d is %s', async (status, kind) => {
    expect(await makeWearOutfit({ shop: fakeShop({ equip: rejected(status) }) })([mask])).toEqual({ kind })
  })

  it('a lost answer is looked for: what is worn tells whether it was saved [F-084]', async () => {
    const wearing = (items: ShopRepository['wardrobe']) =>
      makeWearOutfit({ shop: fakeShop({ equip: rejected(502), wardrobe: items }) })([mask])
    expect(await wearing(async () => [mask, { ...shirt, isEquipped: false }])).toEqual({ kind: 'saved' })
    expect(await wearing(async () => [mask, shirt])).toEqual({ kind: 'failed' })
    expect(await wearing(rejected(500))).toEqual({ kind: 'unknown' })
  })
})
