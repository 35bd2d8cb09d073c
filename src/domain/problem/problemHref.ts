import { idInPath } from '../idInPath.ts'
import type { BlockProblem, Problem } from './Problem.ts'

/** By problemId, not by problemStorageId. */
export function problemHref(problem: Pick<Problem, 'problemId'>): string {
  return `/learn/problem/${idInPath(problem.problemId)}`
}

export function blockHref(block: Pick<BlockProblem, 'blockId'>): string {
  return `/learn/block/${idInPath(block.blockId)}`
}
