import * as z from 'zod/mini'
import { exactNumber, type Schema } from './parsing.ts'
import type { WorkFormat } from './studio.ts'
import { studioPaths } from './studioPaths.ts'
import { taskKinds } from '../../domain/problems/readingTask.ts'
import { caseVisibilities } from '../../domain/problems/verdict.ts'
import type { StudioProblem } from '../../domain/studio/studioProblem.ts'
import { noReading, type StudioTable } from '../../domain/studio/studioReading.ts'

const rowSchema = z.object({ line: exactNumber, cells: z.array(z.string()) })
const tableSchema: Schema<StudioTable> = z.object({
  variables: z.array(z.string()),
  lines: z.array(exactNumber),
  rows: z.array(rowSchema),
})

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
  // Drafts stored before there were reading tasks have none of these.
  taskKind: z.prefault(z.enum(taskKinds), noReading.taskKind),
  extraLines: z.prefault(z.string(), noReading.extraLines),
  brokenCode: z.prefault(z.string(), noReading.brokenCode),
  table: z.prefault(tableSchema, noReading.table),
})

export const problemFormat: WorkFormat<StudioProblem> = {
  paths: { list: studioPaths.problems, one: studioPaths.problem, publications: studioPaths.problemPublications },
  idKey: 'problemId',
  listKey: 'problemList',
  content: studioProblemSchema,
}
