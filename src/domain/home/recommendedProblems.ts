import type { BlockProblem, Problem } from '../problem/Problem.ts'

export type SecondColumnItem =
  | { readonly kind: 'block'; readonly problem: BlockProblem }
  | { readonly kind: 'text'; readonly problem: Problem }

interface RecommendedProblems {
  readonly text: readonly Problem[]
  readonly second: readonly SecondColumnItem[]
}

const perColumn = 3
/** Where there are no block problems; counted from 1 and inclusive, as the spec words it. */
const stepIn = { from: 6, to: 8 }

export function recommendedProblems(problems: readonly Problem[], blocks: readonly BlockProblem[]): RecommendedProblems {
  return { text: problems.slice(0, perColumn), second: secondColumn(problems, blocks) }
}

function secondColumn(problems: readonly Problem[], blocks: readonly BlockProblem[]): readonly SecondColumnItem[] {
  if (blocks.length > 0) return blocks.slice(0, perColumn).map((problem) => ({ kind: 'block', problem }))
  return problems.slice(stepIn.from - 1, stepIn.to).map((problem) => ({ kind: 'text', problem }))
}
