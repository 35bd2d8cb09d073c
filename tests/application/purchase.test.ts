import { describe, expect, it, vi } from 'vitest'
import { makePurchase, type PurchaseOrder, type PurchaseRepository } from '../../src/application/purchase.ts'
import { aQuote } from '../domain/aQuote.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'

const never = () => new Promise<never>(() => {})
const order: PurchaseOrder = { contentType: 'COURSE', contentId: 7, amount: 35_100, paymentMethod: 'CARD' }
const purchaseOver = (answers: Partial<PurchaseRepository>) => makePurchase({ purchases: { quote: never, buy: never, ...answers } })

describe('a purchase', () => {
  it('is one call, with what the viewer has agreed to', async () => {
    const buy = vi.fn(async () => {})
    expect(await purchaseOver({ buy })(order)).toEqual({ kind: 'purchased' })
    expect(buy.mock.calls).toEqual([[order]])
  })

  it('a second one while the first is under way pays nothing [F-082]', async () => {
    const buy = vi.fn(never)
    const purchase = purchaseOver({ buy })
    void purchase(order)
    expect(await purchase(order)).toEqual({ kind: 'alreadyPaying' })
    expect(buy).toHaveBeenCalledTimes(1)
  })

  it.each([
    [400, 'failed'],
    [401, 'signInFirst'],
    [402, 'declined'],
    [403, 'unavailable'],
    [404, 'unavailable'],
    [409, 'alreadyOwned'],
    [410, 'unavailable'],
    [422, 'priceChanged'],
  ])('refused with %d it is %s, and is not looked for', async (status, kind) => {
    const quote = vi.fn(never)
    expect(await purchaseOver({ quote, buy: async () => Promise.reject(refusal(status)) })(order)).toEqual({ kind })
    expect(quote).not.toHaveBeenCalled()
  })

  it.each([lostConnection(), refusal(502)])('whose answer was lost is looked for, never sent again [F-084]', async (lost) => {
    const buy = vi.fn(async () => Promise.reject(lost))
    expect(await purchaseOver({ buy, quote: async () => aQuote({ isOwned: true }) })(order)).toEqual({ kind: 'purchased' })
    expect(await purchaseOver({ buy, quote: async () => aQuote() })(order)).toEqual({ kind: 'failed' })
    expect(await purchaseOver({ buy, quote: async () => Promise.reject(lostConnection()) })(order)).toEqual({ kind: 'unknown' })
    expect(buy).toHaveBeenCalledTimes(3)
  })
})
