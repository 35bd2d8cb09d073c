import { describe, expect, it } from 'vitest'
import { mayReturn, missingPoints, productsHref, purchaseChoice, productQuery } from '../../../src/domain/shop/product.ts'
import { listPaths } from '../../../src/domain/paths.ts'
import { refined } from '../../../src/domain/catalogue/listQuery.ts'

const parse = (search: string) => productQuery.parse(new URLSearchParams(search))

describe('what of the shop is asked for', () => {
  it('the home page’s link asks for all of it, the most bought first [S-054]', () => {
    expect(parse('page=1&order=POPULAR&')).toEqual(productQuery.initial)
    expect(parse('')).toEqual(productQuery.initial)
    expect(productsHref(productQuery.initial)).toBe('/shop?page=1&order=POPULAR')
    expect(listPaths.products).toBe(productsHref(productQuery.initial))
  })

  it('what cannot be understood counts as not asked for', () => {
    expect(parse('page=zwei&order=SOON&itemCategory=WINGS&gender=FISH&keyword=%20')).toEqual(productQuery.initial)
  })

  it('says the same in an address and in a call', () => {
    const query = { page: 2, order: 'LOW_COST' as const, keyword: '모자', category: 'HAT' as const, gender: 'WOMAN' as const }
    const parameters = productQuery.parameters(query)
    expect(parameters).toEqual([
      ['page', '2'],
      ['order', 'LOW_COST'],
      ['keyword', '모자'],
      ['itemCategory', 'HAT'],
      ['gender', 'WOMAN'],
    ])
    expect(productQuery.parse(new URLSearchParams(parameters.map(([name, value]) => [name, value])))).toEqual(query)
  })

  it('another wish begins on its first page', () => {
    expect(refined({ ...productQuery.initial, page: 3 }, { category: 'HAIR' })).toEqual({
      ...productQuery.initial,
      category: 'HAIR',
    })
    expect(productQuery.isFiltered({ ...productQuery.initial, page: 3, order: 'DESC' })).toBe(false)
    expect(productQuery.isFiltered({ ...productQuery.initial, gender: 'MAN' })).toBe(true)
  })
})

describe('what the viewer can do with a product', () => {
  const hat = { cost: 200, paymentType: 'POINT' as const, isOwned: false }
  const rich = { authState: 'VALID' as const, point: 200 }
  const poor = { ...rich, point: 120 }

  it('is to buy it with points, of which there must be enough', () => {
    expect([purchaseChoice(hat, rich), purchaseChoice(hat, poor)]).toEqual(['buy', 'tooFewPoints'])
    expect([missingPoints(hat, rich), missingPoints(hat, poor)]).toEqual([0, 80])
  })

  it('what is free takes no points; points that nobody knows are left to the server', () => {
    expect(purchaseChoice({ ...hat, cost: 0 }, { ...rich, point: 0 })).toBe('buy')
    expect(purchaseChoice(hat, { ...rich, point: null })).toBe('buy')
  })

  it('is to pay what costs money, whatever points there are', () => {
    expect(purchaseChoice({ ...hat, paymentType: 'CASH' }, poor)).toBe('pay')
    expect(missingPoints({ ...hat, paymentType: 'CASH' }, poor)).toBe(0)
  })

  it('is to sign in first; and nothing with what one has, or with a price that makes no sense', () => {
    expect(purchaseChoice(hat, { authState: 'INVALID', point: null })).toBe('signIn')
    expect(purchaseChoice({ ...hat, isOwned: true }, poor)).toBe('owned')
    expect(purchaseChoice({ ...hat, cost: -1 }, rich)).toBe('unavailable')
  })
})

it.each([
  ['just bought with points', { points: 120 }, '10:10:00', true],
  ['bought too long ago', { points: 120 }, '10:10:01', false],
  ['worn', { points: 120, isEquipped: true }, '10:01:00', false],
  ['paid in money or given', { points: 0 }, '10:01:00', false],
])('an item %s can be given back: %j at %s is %s', (_, facts, time, may) => {
  const purchase = { acquiredDate: '2026-11-20T10:00:00+09:00', isEquipped: false, ...facts }
  expect(mayReturn(purchase, new Date(`2026-11-20T${time}+09:00`))).toBe(may)
})
