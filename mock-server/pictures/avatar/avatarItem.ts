import { picture } from '../shapes.ts'

/** One piece of clothing as a picture of its own; all have the same size, so that they lie on one another. */
export function avatarItem(piece: string): string {
  return picture(96, 96, piece)
}
