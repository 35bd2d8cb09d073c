import { pictureUrl } from './pictureUrl.ts'
import { type EquippedItem, guest, type ItemCategory } from '../../src/domain/viewer.ts'

const { authState: state, ...ofGuest } = guest

/** The answer of the `me` call without a session. */
export const guestAnswer = { state, ...ofGuest }

/** The tiers by their first level; the step within a tier is its `tierLevel`. */
const tiers = [
  { tier: '고래', from: 24 },
  { tier: '돌고래', from: 16 },
  { tier: '바다거북', from: 10 },
  { tier: '불가사리', from: 7 },
  { tier: '조개', from: 5 },
  { tier: '소라', from: 3 },
  { tier: '새우', from: 1 },
] as const

export function tierOf(level: number): { readonly tier: string; readonly tierLevel: number } {
  const { tier, from } = tiers.find((held) => level >= held.from) ?? { tier: '새우', from: level }
  return { tier, tierLevel: level - from + 1 }
}

/** The number of pieces of each kind in the wardrobe. */
export const avatarVariants = {
  SKIN: 8,
  FACE: 9,
  HAIR: 15,
  TOP: 11,
  BOTTOM: 8,
  SHOES: 9,
  ONE_PIECE: 9,
  CAPE: 7,
  ACCESSORY: 9,
  NECKLACE: 8,
  EARRING: 8,
  FACE_ACCESSORY: 9,
  HAT: 12,
} as const satisfies Record<ItemCategory, number>

/** The number of pieces of these kinds that others wear: smiling people only. */
const usual: Partial<Record<ItemCategory, number>> = { SKIN: 5, FACE: 4 }

/** Returns an avatar's items, from the skin outwards. The look number decides each piece. */
export function avatarOf(look: number): readonly EquippedItem[] {
  const clothes = look % 5 === 3 ? (['ONE_PIECE'] as const) : (['BOTTOM', 'TOP'] as const)
  const extra =
    look % 4 === 0
      ? (['HAT'] as const)
      : look % 4 === 2
        ? (['FACE_ACCESSORY'] as const)
        : look % 4 === 3
          ? (['CAPE'] as const)
          : ([] as const)
  return (['SKIN', 'FACE', 'SHOES', ...clothes, 'HAIR', ...extra] as const).map((itemCategory, at) => {
    const number = look * (2 * at + 1) + Math.floor(look / 3)
    return {
      itemCategory,
      spriteStand1: pictureUrl.avatarItem(itemCategory, (number % (usual[itemCategory] ?? avatarVariants[itemCategory])) + 1),
    }
  })
}

/** The divers to choose from at the start. */
const divers = {
  MAN: { SKIN: 1, FACE: 1, SHOES: 4, ONE_PIECE: 3, HAIR: 7, HAT: 4 },
  WOMAN: { SKIN: 1, FACE: 1, SHOES: 5, ONE_PIECE: 4, HAIR: 8, HAT: 5 },
} as const

/** Returns the items of an avatar that was just chosen, with the variants of its picture. */
export function diverItems(gender: keyof typeof divers): readonly (readonly [category: ItemCategory, variant: number])[] {
  const { SKIN, FACE, SHOES, ONE_PIECE, HAIR, HAT } = divers[gender]
  return [
    ['SKIN', SKIN],
    ['FACE', FACE],
    ['SHOES', SHOES],
    ['ONE_PIECE', ONE_PIECE],
    ['HAIR', HAIR],
    ['HAT', HAT],
  ]
}
