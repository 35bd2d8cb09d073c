/** What an avatar can wear (S-150). */
export const itemCategories = [
  'HAIR',
  'TOP',
  'ONE_PIECE',
  'CAPE',
  'SHOES',
  'ACCESSORY',
  'SKIN',
  'NECKLACE',
  'EARRING',
  'FACE',
  'FACE_ACCESSORY',
  'HAT',
  'BOTTOM',
] as const
export type ItemCategory = (typeof itemCategories)[number]
