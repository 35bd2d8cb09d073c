import * as z from 'zod/mini'
import { exactNumber, type Schema } from './parsing.ts'
import type { WorkFormat } from './studio.ts'
import { studioPaths } from './studioPaths.ts'
import { caseVisibilities } from '../../domain/problems/verdict.ts'
import type { StudioProblem } from '../../domain/studio/studioProblem.ts'

export const studioProblemSchema: Schema<StudioProblem> = z.object({
  title: z.string(),
  difficulty: exactNumber,
  category: z.string(),
  statement: z.string(),
  inputRule: z.string(),
  outputRule: z.string(),
  hints: z.string(),
  caseList: z.array(z.object({ label: z.string(), visibility: z.enum(caseVisibilities), input: z.string(), output: z.string() })),
  reference: z.string(),
  generator: z.string(),
})

export const problemFormat: WorkFormat<StudioProblem> = {
  paths: { list: studioPaths.problems, one: studioPaths.problem, publications: studioPaths.problemPublications },
  idKey: 'problemId',
  listKey: 'problemList',
  content: studioProblemSchema,
}
