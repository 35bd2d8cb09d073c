import type { Id } from '../id.ts'
import type { EquippedItem, ItemCategory } from '../viewer.ts'

/** All kinds of items, from head to foot. */
export const itemsFromHeadToFoot = [
  'HAIR',
  'HAT',
  'FACE',
  'FACE_ACCESSORY',
  'EARRING',
  'NECKLACE',
  'TOP',
  'BOTTOM',
  'ONE_PIECE',
  'CAPE',
  'SHOES',
  'ACCESSORY',
  'SKIN',
] as const satisfies readonly ItemCategory[]

/** An item that the viewer owns and can wear. */
export interface WardrobeItem extends EquippedItem {
  readonly userItemId: Id
  readonly itemId: Id
  readonly title: string
  readonly isEquipped: boolean
}

type Wearable = Pick<EquippedItem, 'itemCategory'>

/** The kinds that cannot be worn together: a one-piece is top and bottom at once. */
const excluded: Partial<Record<ItemCategory, readonly ItemCategory[]>> = {
  ONE_PIECE: ['TOP', 'BOTTOM'],
  TOP: ['ONE_PIECE'],
  BOTTOM: ['ONE_PIECE'],
}

/** The kinds that an avatar always wears: they can be changed, but not taken off. */
const required: ReadonlySet<ItemCategory> = new Set<ItemCategory>(['SKIN', 'FACE'])

/** Returns the outfit with this item put on: one of a kind at a time, without items that cannot be worn with it. */
export function wear<Item extends Wearable>(outfit: readonly Item[], item: Item): readonly Item[] {
  const gone = new Set([item.itemCategory, ...(excluded[item.itemCategory] ?? [])])
  return [...outfit.filter(({ itemCategory }) => !gone.has(itemCategory)), item]
}

/** Returns the outfit without the item of this kind. */
export function takeOff<Item extends Wearable>(outfit: readonly Item[], category: ItemCategory): readonly Item[] {
  return required.has(category) ? outfit : outfit.filter(({ itemCategory }) => itemCategory !== category)
}

export function canTakeOff(category: ItemCategory): boolean {
  return !required.has(category)
}

/** Tells whether these items can be worn together. */
export function isOutfit(items: readonly Wearable[]): boolean {
  const worn = items.map(({ itemCategory }) => itemCategory)
  const isClashing = worn.some((category) => (excluded[category] ?? []).some((other) => worn.includes(other)))
  return new Set(worn).size === worn.length && !isClashing
}

/** Tells whether two outfits have the same items, in any order. */
export function isSameOutfit(
  one: readonly Pick<WardrobeItem, 'userItemId'>[],
  other: readonly Pick<WardrobeItem, 'userItemId'>[],
): boolean {
  const ids = new Set(one.map(({ userItemId }) => String(userItemId)))
  return one.length === other.length && other.every(({ userItemId }) => ids.has(String(userItemId)))
}

/** The square of an avatar's picture in which items of a kind are drawn: its corner and its side, as fractions of the picture's side. */
export interface ItemFocus {
  readonly x: number
  readonly y: number
  readonly size: number
}

const focuses: Readonly<Record<ItemCategory, ItemFocus>> = {
  HAIR: { x: 0.06, y: 0, size: 0.88 },
  FACE: { x: 0.25, y: 0.18, size: 0.5 },
  HAT: { x: 0.12, y: -0.08, size: 0.76 },
  TOP: { x: 0.25, y: 0.5, size: 0.5 },
  BOTTOM: { x: 0.28, y: 0.65, size: 0.44 },
  SHOES: { x: 0.27, y: 0.59, size: 0.46 },
  ONE_PIECE: { x: 0.23, y: 0.49, size: 0.54 },
  CAPE: { x: 0.13, y: 0.38, size: 0.74 },
  ACCESSORY: { x: 0.03, y: 0.06, size: 0.94 },
  SKIN: { x: 0, y: 0.05, size: 1 },
  NECKLACE: { x: 0.32, y: 0.53, size: 0.36 },
  EARRING: { x: 0.15, y: 0.18, size: 0.7 },
  FACE_ACCESSORY: { x: 0.2, y: 0.14, size: 0.6 },
}

/** Returns the square in which to look for an item of this kind: every picture of an item is as large as the whole figure. */
export function itemFocus(category: ItemCategory): ItemFocus {
  return focuses[category]
}
