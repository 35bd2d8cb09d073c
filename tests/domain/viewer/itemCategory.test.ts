import { expect, it } from 'vitest'
import { itemCategories } from '../../../src/domain/viewer/itemCategory.ts'

it('knows exactly thirteen things that an avatar can wear [S-150]', () => {
  expect(itemCategories.join(' ')).toBe('HAIR TOP ONE_PIECE CAPE SHOES ACCESSORY SKIN NECKLACE EARRING FACE FACE_ACCESSORY HAT BOTTOM')
})
