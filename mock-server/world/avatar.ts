import { avatarVariants } from './avatarVariants.ts'
import { pictureUrl } from './pictureUrl.ts'
import type { EquippedItem } from '../../src/domain/viewer.ts'

/** What an avatar wears, from the skin outwards. The look number decides each piece. */
export function avatarOf(look: number): readonly EquippedItem[] {
  const worn = ['SKIN', 'FACE', 'BOTTOM', 'SHOES', 'TOP', 'HAIR'] as const
  const extra = look % 4 === 0 ? (['HAT'] as const) : look % 4 === 2 ? (['FACE_ACCESSORY'] as const) : ([] as const)
  return [...worn, ...extra].map((itemCategory, at) => ({
    itemCategory,
    spriteStand1: pictureUrl.avatarItem(itemCategory, ((look * (2 * at + 1) + Math.floor(look / 3)) % avatarVariants[itemCategory]) + 1),
  }))
}
