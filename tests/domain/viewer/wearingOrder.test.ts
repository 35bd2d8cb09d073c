import { expect, it } from 'vitest'
import { itemCategories, type ItemCategory } from '../../../src/domain/viewer/itemCategory.ts'
import { inWearingOrder } from '../../../src/domain/viewer/wearingOrder.ts'

const worn = (...categories: readonly ItemCategory[]) =>
  inWearingOrder(categories.map((itemCategory) => ({ itemCategory, spriteStand1: `/${itemCategory}.png` }))).map(
    ({ itemCategory }) => itemCategory,
  )

it('clothes lie from the skin outwards, whatever order they come in [S-150]', () => {
  expect(worn('HAT', 'TOP', 'SKIN', 'CAPE', 'HAIR')).toEqual(['CAPE', 'SKIN', 'TOP', 'HAIR', 'HAT'])
})

it('everything that can be worn has its place, and of one kind the first is worn', () => {
  expect(worn(...itemCategories, 'HAT')).toHaveLength(itemCategories.length)
})
