import type { Id } from '../Id.ts'
import type { Creature } from '../quest/creature.ts'
import type { Category } from './Category.ts'

interface ProblemFields {
  readonly problemStorageId: Id | null
  readonly title: string
  /** A score that the stars show, up to 20. */
  readonly difficulty: number | null
  readonly character: Creature | null
  readonly categoryList: readonly Category[]
}

export interface Problem extends ProblemFields {
  readonly problemId: Id
}

export interface BlockProblem extends ProblemFields {
  readonly blockId: Id
}
