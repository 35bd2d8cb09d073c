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

/** What an avatar wears, from the skin outwards. The look number decides each piece. */
export function avatarOf(look: number): readonly EquippedItem[] {
  const worn = ['SKIN', 'FACE', 'BOTTOM', 'SHOES', 'TOP', 'HAIR'] as const
  const extra = look % 4 === 0 ? (['HAT'] as const) : look % 4 === 2 ? (['FACE_ACCESSORY'] as const) : ([] as const)
  return [...worn, ...extra].map((itemCategory, at) => ({
    itemCategory,
    spriteStand1: pictureUrl.avatarItem(itemCategory, ((look * (2 * at + 1) + Math.floor(look / 3)) % avatarVariants[itemCategory]) + 1),
  }))
}

/** Numbers of the looks that the personas wear. */
export const looks = { MAN: 9, WOMAN: 5 } as const
