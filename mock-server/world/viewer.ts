import { pictureUrl } from './pictureUrl.ts'
import type { EquippedItem, ItemCategory, Viewer } from '../../src/domain/viewer.ts'

/** What `who am I` answers when nobody is signed in. */
export const guestAnswer: Omit<Viewer, 'authState'> & { readonly state: string } = {
  state: 'INVALID',
  gender: null,
  role: null,
  roleList: [],
  userId: null,
  nickname: null,
  point: null,
  level: null,
  tier: null,
  tierLevel: null,
  equippedUserItemList: [],
}

/** Tiers by the level from which they are held; the step within a tier is its `tierLevel`. */
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

/** How many pieces of each kind the wardrobe has. */
export const avatarVariants = {
  SKIN: 3,
  FACE: 4,
  HAIR: 8,
  TOP: 5,
  BOTTOM: 3,
  SHOES: 5,
  ONE_PIECE: 4,
  CAPE: 2,
  ACCESSORY: 2,
  NECKLACE: 2,
  EARRING: 2,
  FACE_ACCESSORY: 2,
  HAT: 5,
} as const satisfies Record<ItemCategory, number>

/** What an avatar wears, from the skin outwards. The look number decides each piece. */
export function avatarOf(look: number): readonly EquippedItem[] {
  const worn = ['SKIN', 'FACE', 'BOTTOM', 'SHOES', 'TOP', 'HAIR'] as const
  const extra = look % 4 === 0 ? (['HAT'] as const) : look % 4 === 2 ? (['FACE_ACCESSORY'] as const) : ([] as const)
  return [...worn, ...extra].map((itemCategory, at) => ({
    itemCategory,
    spriteStand1: pictureUrl.avatarItem(itemCategory, ((look * (2 * at + 1) + Math.floor(look / 3)) % avatarVariants[itemCategory]) + 1),
  }))
}

/** The divers that one chooses from at the start. */
const divers = {
  MAN: { SKIN: 1, FACE: 1, SHOES: 4, ONE_PIECE: 3, HAIR: 7, HAT: 4 },
  WOMAN: { SKIN: 1, FACE: 1, SHOES: 5, ONE_PIECE: 4, HAIR: 8, HAT: 5 },
} as const

/** What an avatar wears that was just chosen: what its picture showed. */
export function diverAvatar(gender: keyof typeof divers): readonly EquippedItem[] {
  const { SKIN, FACE, SHOES, ONE_PIECE, HAIR, HAT } = divers[gender]
  const worn = [
    ['SKIN', SKIN],
    ['FACE', FACE],
    ['SHOES', SHOES],
    ['ONE_PIECE', ONE_PIECE],
    ['HAIR', HAIR],
    ['HAT', HAT],
  ] as const
  return worn.map(([itemCategory, variant]) => ({ itemCategory, spriteStand1: pictureUrl.avatarItem(itemCategory, variant) }))
}
