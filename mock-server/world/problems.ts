import { amount } from './amount.ts'
import { blockFacts } from './catalogue/blockProblems.ts'
import { problemFacts, type ProblemFacts } from './catalogue/problems.ts'
import { idOf } from './ids.ts'
import { entryOf, pickNumbers, titleOfTerm } from './pick.ts'
import type { WorldContext } from './WorldContext.ts'
import type { BlockProblem, Problem } from '../../src/domain/problem.ts'
import { creatures } from '../../src/domain/quest.ts'

export function recommendedProblems(context: WorldContext): readonly Problem[] {
  return pickNumbers(context, 'problems', problemFacts, amount(context, 10)).map((number) => problemAt(context, number))
}

export function recommendedBlocks(context: WorldContext): readonly BlockProblem[] {
  const full = context.address.content === 'noblocks' ? 0 : 10
  return pickNumbers(context, 'blocks', blockFacts, amount(context, full)).map((number) => blockAt(context, number))
}

function problemAt(context: WorldContext, number: number): Problem {
  return { problemId: idOf(context, 'problem', number), ...fieldsAt(problemFacts, number) }
}

function blockAt(context: WorldContext, number: number): BlockProblem {
  return { blockId: idOf(context, 'block', number), ...fieldsAt(blockFacts, number) }
}

function fieldsAt(catalogue: readonly ProblemFacts[], number: number): Omit<Problem, 'problemId'> {
  const { facts, term } = entryOf(catalogue, number)
  return {
    problemStorageId: 90_000 + number,
    title: titleOfTerm(facts.title, term),
    difficulty: facts.difficulty,
    character: creatures[number % creatures.length] ?? null,
    categoryList: [{ categoryGroupName: facts.group, name: facts.category }],
  }
}
