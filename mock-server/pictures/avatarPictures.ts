import { circle, group, path, picture, see } from './shapes.ts'
import { bottoms, capes, onePieces, shoes, tops } from './wardrobe/clothes.ts'
import { accessories, earrings, faceAccessories, hats, necklaces } from './wardrobe/extras.ts'
import { faces, skins } from './wardrobe/figure.ts'
import { hairs } from './wardrobe/hair.ts'
import { diverItems } from '../world/viewer.ts'
import type { ItemCategory } from '../../src/domain/viewer.ts'

/** Every piece of clothing, by kind, drawn on 96 × 96 so that they can be stacked. */
export const wardrobe: Readonly<Record<ItemCategory, readonly string[]>> = {
  SKIN: skins,
  FACE: faces,
  HAIR: hairs,
  TOP: tops,
  BOTTOM: bottoms,
  SHOES: shoes,
  ONE_PIECE: onePieces,
  CAPE: capes,
  ACCESSORY: accessories,
  NECKLACE: necklaces,
  EARRING: earrings,
  FACE_ACCESSORY: faceAccessories,
  HAT: hats,
}

/** Returns the piece of this number; numbers past the last start over. */
export function piece(category: ItemCategory, number: number): string {
  const pieces = wardrobe[category]
  return pieces[number % pieces.length] ?? ''
}

/** Returns a piece of clothing as a picture of its own; all have the same size, so that they can be stacked. */
export function avatarItem(drawing: string): string {
  return picture(96, 96, drawing)
}

const grounds = ['#B9D8FF', '#FFD9C9', '#C9F0E3', '#DCD5FF', '#FFEBB0', '#FFD3E2', '#CDEFFA', '#D9E3EE'] as const
/** The number of skin tones of portraits: the sea's own skins are only for users who wear them on purpose. */
const skinTones = 5

/** Draws the diver of a new avatar as the page stacks it, in a bubble. */
export function diver(gender: 'MAN' | 'WOMAN'): string {
  const ground = path('M0 0h96v96H0Z', gender === 'MAN' ? '#CDEFFA' : '#DCD5FF')
  return picture(96, 96, ground, ...diverItems(gender).map(([category, variant]) => piece(category, variant - 1)))
}

/** Draws a friendly face in its bubble. */
export function portrait(face: number): string {
  const worn = [
    piece('SKIN', (face * 2 + Math.floor(face / 5)) % skinTones),
    piece('TOP', face * 3),
    piece('FACE', (face + Math.floor(face / 4)) % 4),
    piece('HAIR', face),
    face % 4 === 1 ? piece('FACE_ACCESSORY', Math.floor(face / 4) % 2) : '',
    face % 7 === 3 ? piece('HAT', Math.floor(face / 7)) : '',
  ]
  return picture(
    96,
    96,
    path('M0 0h96v96H0Z', grounds[face % grounds.length] ?? grounds[0]),
    circle(78, 18, 22, '#fff', see(0.35)) + circle(14, 76, 14, '#fff', see(0.35)),
    group('translate(-16.8 2) scale(1.35)', ...worn),
  )
}
