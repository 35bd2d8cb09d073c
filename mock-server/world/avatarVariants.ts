import type { ItemCategory } from '../../src/domain/viewer.ts'

/** How many pieces of each kind the wardrobe has. */
export const avatarVariants = {
  SKIN: 3,
  FACE: 4,
  HAIR: 6,
  TOP: 5,
  BOTTOM: 3,
  SHOES: 3,
  ONE_PIECE: 2,
  CAPE: 2,
  ACCESSORY: 2,
  NECKLACE: 2,
  EARRING: 2,
  FACE_ACCESSORY: 2,
  HAT: 3,
} as const satisfies Record<ItemCategory, number>
