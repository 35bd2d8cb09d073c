import type { Category } from '../problem/Category.ts'
import type { ListedClass } from './ListedClass.ts'

/** A class as its own page tells it. The spec leaves the shape open (S-289): ours, beyond the card's fields. */
export interface ClassDetail extends ListedClass {
  /** What it is, paragraph by paragraph. */
  readonly introduction: readonly string[]
  /** Whom it is for. */
  readonly audience: readonly string[]
  /** What one can do afterwards. */
  readonly goals: readonly string[]
  /** What to have at hand. */
  readonly materials: readonly string[]
  readonly categoryList: readonly Category[]
  readonly lessonCount: number
}
