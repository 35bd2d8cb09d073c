import * as z from 'zod/mini'
import type { BlockProblem, Problem } from '../../../domain/problem/Problem.ts'
import { creatures } from '../../../domain/quest/creature.ts'
import { id, label, number, oneOf, optionalId, requiredText, usable } from './fields.ts'
import type { Items } from './parse.ts'

const sharedFields = {
  problemStorageId: optionalId,
  title: label,
  difficulty: number,
  character: oneOf(creatures),
  categoryList: usable(z.object({ categoryGroupName: label, name: requiredText })),
}

export const problemItems: Items<Problem> = {
  schema: z.object({ problemId: id, ...sharedFields }),
  idOf: ({ problemId }) => problemId,
}

export const blockProblemItems: Items<BlockProblem> = {
  schema: z.object({ blockId: id, ...sharedFields }),
  idOf: ({ blockId }) => blockId,
}
