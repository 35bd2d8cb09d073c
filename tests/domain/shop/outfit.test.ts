import { describe, expect, it } from 'vitest'
import { canTakeOff, isOutfit, isSameOutfit, itemFocus, itemsFromHeadToFoot, takeOff, wear } from '../../../src/domain/shop/outfit.ts'
import { itemCategories, type ItemCategory } from '../../../src/domain/viewer.ts'

const worn = (...categories: readonly ItemCategory[]) => categories.map((itemCategory) => ({ itemCategory }))
const kinds = (outfit: readonly { readonly itemCategory: ItemCategory }[]) => outfit.map(({ itemCategory }) => itemCategory)
const putOn = (outfit: readonly ItemCategory[], itemCategory: ItemCategory) => kinds(wear(worn(...outfit), { itemCategory }))

describe('what is worn', () => {
  it('is one of a kind: the new one takes the place of the old', () => {
    const [old, next] = [
      { itemCategory: 'HAT' as const, name: 'old' },
      { itemCategory: 'HAT' as const, name: 'new' },
    ]
    expect(wear([old], next)).toEqual([next])
  })

  it('a one-piece takes off top and bottom, and either of them the one-piece', () => {
    expect(putOn(['SKIN', 'TOP', 'BOTTOM', 'SHOES'], 'ONE_PIECE')).toEqual(['SKIN', 'SHOES', 'ONE_PIECE'])
    expect(putOn(['SKIN', 'ONE_PIECE'], 'TOP')).toEqual(['SKIN', 'TOP'])
    expect(putOn(['SKIN', 'ONE_PIECE', 'HAT'], 'BOTTOM')).toEqual(['SKIN', 'HAT', 'BOTTOM'])
    expect(putOn(['TOP'], 'BOTTOM')).toEqual(['TOP', 'BOTTOM'])
  })

  it('everything is taken off but skin and face', () => {
    expect(kinds(takeOff(worn('SKIN', 'HAT', 'HAIR'), 'HAT'))).toEqual(['SKIN', 'HAIR'])
    for (const category of itemCategories) {
      expect(kinds(takeOff(worn(category), category))).toEqual(canTakeOff(category) ? [] : [category])
    }
    expect(itemCategories.filter((category) => !canTakeOff(category))).toEqual(['SKIN', 'FACE'])
  })

  it('goes together, or does not', () => {
    expect(isOutfit(worn())).toBe(true)
    expect(isOutfit(worn('SKIN', 'TOP', 'BOTTOM', 'HAT'))).toBe(true)
    expect(isOutfit(worn('SKIN', 'ONE_PIECE', 'SHOES'))).toBe(true)
    expect(isOutfit(worn('HAT', 'HAT'))).toBe(false)
    expect(isOutfit(worn('ONE_PIECE', 'TOP'))).toBe(false)
    expect(isOutfit(worn('BOTTOM', 'ONE_PIECE'))).toBe(false)
  })

  it('is the same in whatever order it was put on, and however its numbers are written', () => {
    const of = (...ids: readonly (number | string)[]) => ids.map((userItemId) => ({ userItemId }))
    expect(isSameOutfit(of(1, 2), of('2', 1))).toBe(true)
    expect(isSameOutfit(of(1, 2), of(1))).toBe(false)
    expect(isSameOutfit(of(1, 2), of(1, 3))).toBe(false)
  })
})

it('every kind has its place on the list and on the figure', () => {
  expect(itemsFromHeadToFoot.toSorted()).toEqual(itemCategories.toSorted())
  for (const category of itemCategories) {
    const { x, y, size } = itemFocus(category)
    expect(size).toBeGreaterThan(0.3)
    expect(x + size).toBeLessThanOrEqual(1)
    expect(y).toBeLessThan(0.7)
  }
})
