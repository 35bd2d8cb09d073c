import { wardrobe } from './wardrobe.ts'
import type { ItemCategory } from '../../../src/domain/viewer.ts'

/** The piece of this number, round again past the last. */
export function piece(category: ItemCategory, number: number): string {
  const pieces = wardrobe[category]
  return pieces[number % pieces.length] ?? ''
}
