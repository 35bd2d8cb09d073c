import { describe, expect, it } from 'vitest'
import {
  defaultProductQuery,
  isProductQueryFiltered,
  missingPoints,
  parseProductQuery,
  productParameters,
  productsHref,
  purchaseChoice,
  refineProductQuery,
} from '../../../src/domain/shop/product.ts'
import { listPaths } from '../../../src/domain/paths.ts'

const parse = (search: string) => parseProductQuery(new URLSearchParams(search))

describe('what of the shop is asked for', () => {
  it('the home page’s link asks for all of it, the most bought first [S-054]', () => {
    expect(parse('page=1&order=POPULAR&')).toEqual(defaultProductQuery)
    expect(parse('')).toEqual(defaultProductQuery)
    expect(productsHref(defaultProductQuery)).toBe('/shop?page=1&order=POPULAR')
    expect(listPaths.products).toBe(productsHref(defaultProductQuery))
  })

  it('what cannot be understood counts as not asked for', () => {
    expect(parse('page=zwei&order=SOON&itemCategory=WINGS&gender=FISH&keyword=%20')).toEqual(defaultProductQuery)
  })

  it('says the same in an address and in a call', () => {
    const query = { page: 2, order: 'LOW_COST' as const, keyword: '모자', category: 'HAT' as const, gender: 'WOMAN' as const }
    const parameters = productParameters(query)
    expect(parameters).toEqual([
      ['page', '2'],
      ['order', 'LOW_COST'],
      ['keyword', '모자'],
      ['itemCategory', 'HAT'],
      ['gender', 'WOMAN'],
    ])
    expect(parseProductQuery(new Map(parameters) as unknown as URLSearchParams)).toEqual(query)
  })

  it('another wish begins on its first page', () => {
    expect(refineProductQuery({ ...defaultProductQuery, page: 3 }, { category: 'HAIR' })).toEqual({
      ...defaultProductQuery,
      category: 'HAIR',
    })
    expect(isProductQueryFiltered({ ...defaultProductQuery, page: 3, order: 'DESC' })).toBe(false)
    expect(isProductQueryFiltered({ ...defaultProductQuery, gender: 'MAN' })).toBe(true)
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
