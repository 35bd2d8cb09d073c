import type { ItemCategory } from '../../../src/domain/viewer/itemCategory.ts'
import { wardrobe } from './wardrobe.ts'

/** The piece of this number, round again past the last. */
export function piece(category: ItemCategory, number: number): string {
  const pieces = wardrobe[category]
  return pieces[number % pieces.length] ?? ''
}
