import type { ItemCategory } from './itemCategory.ts'

export interface EquippedItem {
  readonly itemCategory: ItemCategory
  /** Address of the item's standing sprite. */
  readonly spriteStand1: string
}
