import { hrefTo } from '../paths.ts'
import { type Id } from '../id.ts'
import type { Category } from '../catalogue/category.ts'
import type { Creature } from '../quest.ts'

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

/** Returns a problem's address, by problemId, not by problemStorageId. */
export function problemHref(problem: Pick<Problem, 'problemId'>): string {
  return hrefTo('problem', { problemId: problem.problemId })
}

export function blockHref(block: Pick<BlockProblem, 'blockId'>): string {
  return hrefTo('block', { blockId: block.blockId })
}

/** Returns the address of the next task; null: this one is the last. */
export function nextBlockHref({ nextBlockId }: { readonly nextBlockId: Id | null }): string | null {
  return nextBlockId === null ? null : blockHref({ blockId: nextBlockId })
}

/** Returns the address of the same task, solved by a program in Python. */
export function pythonHref(block: Pick<BlockProblem, 'blockId'>): string {
  return `${blockHref(block)}?as=python`
}
