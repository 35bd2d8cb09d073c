import type { EquippedItem } from './EquippedItem.ts'
import type { ItemCategory } from './itemCategory.ts'

/** From the skin outwards. */
const layers = [
  'CAPE',
  'SKIN',
  'FACE',
  'BOTTOM',
  'SHOES',
  'TOP',
  'ONE_PIECE',
  'NECKLACE',
  'EARRING',
  'FACE_ACCESSORY',
  'HAIR',
  'HAT',
  'ACCESSORY',
] as const satisfies readonly ItemCategory[]

export function inWearingOrder(items: readonly EquippedItem[]): readonly EquippedItem[] {
  return layers.flatMap((category) => items.find(({ itemCategory }) => itemCategory === category) ?? [])
}
