import * as z from 'zod/mini'
import { fetchFirstPage, fetchList, fillContentPath, firstPageQuery, withErrorLog } from './calls.ts'
import { problemFields } from './cardSchemas.ts'
import type { CallOptions, HttpClient } from './client.ts'
import { optionalDateTime } from './timeSchemas.ts'
import { fetchObject, fetchPage } from './reads.ts'
import {
  count,
  type ItemReader,
  nullableNumber,
  nullableText,
  oneOf,
  optionalId,
  orNull,
  plainText,
  requiredItems,
  requiredNumber,
  requiredText,
  requiredWholeNumber,
  type Schema,
  shortListLimit,
  textOrEmpty,
  validItems,
} from './parsing.ts'
import { exampleFields, lessonPlanSchema, problemCategoryGroupItems, problemCategoryItems, problemTypeSchema } from './problemTypes.ts'
import { problemPaths as paths } from './problemPaths.ts'
import type { DraftRepository } from '../../application/draft.ts'
import type { Log } from '../../application/platform.ts'
import type { ProblemCatalogue } from '../../application/problem.ts'
import type { Id } from '../../domain/id.ts'
import type { Draft } from '../../domain/problems/draft.ts'
import { defaultLimits } from '../../domain/problems/execution.ts'
import {
  type OpenedHint,
  type ProblemCard,
  type ProblemDetail,
  type ProblemStanding,
  problemStates,
} from '../../domain/problems/problem.ts'
import { type ProblemQuery, problemQuery } from '../../domain/problems/problemQuery.ts'
import { programmingLanguages } from '../../domain/problems/programmingLanguage.ts'
import { type ReadingKind, type ReadingTask, taskKinds } from '../../domain/problems/readingTask.ts'

const cardFields = {
  ...problemFields,
  languageList: validItems(z.enum(programmingLanguages)),
  point: nullableNumber,
  acceptedRate: nullableNumber,
  submissionCount: nullableNumber,
  state: oneOf(problemStates),
  taskKind: z.catch(z.enum(taskKinds), 'WRITE'),
}

const problemCardSchema: Schema<ProblemCard> = z.object(cardFields)

export const problemCardItems: ItemReader<ProblemCard> = { schema: problemCardSchema, idOf: ({ problemId }) => problemId }

const positiveNumber = z.pipe(
  nullableNumber,
  z.custom<number>((read) => typeof read === 'number' && read > 0),
)

/** The limits of a program; the defaults when the backend sends none. */
const limitsSchema = z.catch(
  z.object({ stepCount: positiveNumber, memoryMegabytes: positiveNumber, outputLength: positiveNumber }),
  defaultLimits,
)

const program = { code: requiredText, input: plainText }
/** All lines are required to put them in order, so an invalid number makes the whole task invalid. */
const lineNumbers = z.array(requiredWholeNumber).check(z.minLength(1), z.maxLength(shortListLimit))
const names = z.array(requiredText).check(z.minLength(1), z.maxLength(shortListLimit))

const readingTaskSchemas: { readonly [Kind in ReadingKind]: Schema<Extract<ReadingTask, { readonly kind: Kind }>> } = {
  PREDICT: z.object({ kind: z.literal('PREDICT'), ...program }),
  TRACE: z.object({ kind: z.literal('TRACE'), ...program, variables: names, lines: lineNumbers }),
  ARRANGE: z.object({ kind: z.literal('ARRANGE'), lines: names }),
  REPAIR: z.object({ kind: z.literal('REPAIR'), code: requiredText }),
}

/** Unlike most fields it is required to be readable: a task that is not would look like one to write a program. */
const readingTaskField = z.pipe(
  z.nullish(z.union(Object.values(readingTaskSchemas))),
  z.transform((task) => task ?? null),
)

export const problemDetailSchema: Schema<ProblemDetail> = z.pipe(
  z.object({
    ...cardFields,
    languageList: requiredItems(z.enum(programmingLanguages)),
    statement: requiredItems(requiredText),
    readingTask: readingTaskField,
    inputRule: nullableText,
    outputRule: nullableText,
    exampleList: requiredItems(z.object({ input: plainText, output: plainText })),
    hintCount: count,
    starterCodeList: requiredItems(z.object({ language: z.enum(programmingLanguages), code: plainText })),
    limit: limitsSchema,
    subtaskList: validItems(z.object({ subtaskId: requiredNumber, title: textOrEmpty, score: count })),
    previousProblemId: optionalId,
    nextProblemId: optionalId,
  }),
  z.transform(({ exampleList, starterCodeList, limit, subtaskList, ...rest }, { issues }) => {
    if (rest.taskKind !== 'WRITE' && rest.readingTask === null) issues.push({ code: 'custom', message: 'no readingTask', input: null })
    return { ...rest, examples: exampleList, starterCodes: starterCodeList, limits: limit, subtasks: subtaskList }
  }),
)

export const draftSchema: Schema<Draft> = z.object({
  language: z.enum(programmingLanguages),
  code: plainText,
  updatedDate: optionalDateTime,
})

/** The last step brings a program along. */
export const hintFields = { hint: requiredText, openedDate: optionalDateTime, example: orNull(z.object(exampleFields)) }

/** Required: a hint without its text opens nothing. */
export const openedHintSchema: Schema<OpenedHint> = z.object({
  hintNumber: positiveNumber,
  ...hintFields,
})

export const problemStandingSchema: Schema<ProblemStanding> = z.pipe(
  z.object({
    // Required: an invalid standing would otherwise look like one that has not begun.
    state: z.enum(problemStates),
    bestScore: nullableNumber,
    submissionCount: count,
    solvedDate: optionalDateTime,
    startedDate: optionalDateTime,
    hintList: requiredItems(openedHintSchema),
    draft: orNull(draftSchema),
    closedBy: orNull(z.enum(['ROOM'])),
    closedDate: optionalDateTime,
  }),
  z.transform(({ hintList, ...rest }) => ({ ...rest, openedHints: hintList })),
)

export function httpProblemCatalogue(client: HttpClient, log: Log): ProblemCatalogue {
  return {
    find: (query, signal) =>
      fetchPage(client, log, {
        path: query.keyword === null ? paths.problems : paths.search,
        query: callParameters(query),
        signal,
        items: problemCardItems,
        key: 'problemList',
      }),
    recommended(after, signal) {
      const query = { ...firstPageQuery, ...(after !== null && { problemId: after }) }
      return fetchList(log, paths.recommended, 'problemList', problemCardItems, () => client.get(paths.recommended, { query, signal }))
    },
    categories: (signal) =>
      fetchFirstPage(client, log, { path: paths.categories, key: 'categoryList', items: problemCategoryItems, signal }),
    categoryGroups: (signal) =>
      fetchFirstPage(client, log, { path: paths.categoryGroups, key: 'categoryGroupList', items: problemCategoryGroupItems, signal }),
    type: (categoryId, signal) =>
      fetchObject(client, log, { path: paths.category, params: { categoryId }, signal, schema: problemTypeSchema, name: 'problem type' }),
    plan: (categoryId, signal) =>
      fetchObject(client, log, { path: paths.plan, params: { categoryId }, signal, schema: lessonPlanSchema, name: 'lesson plan' }),
    problem: (id, signal) =>
      fetchObject(client, log, { path: paths.problem, params: { id }, signal, schema: problemDetailSchema, name: 'problem' }),
    standing: (id, signal) =>
      fetchObject(client, log, { path: paths.standing, params: { id }, signal, schema: problemStandingSchema, name: 'problem standing' }),
  }
}

/** Converts a query as the list's address does; parameters without a value are not sent. */
export function callParameters(query: ProblemQuery): NonNullable<CallOptions['query']> {
  const single = problemQuery.parameters({ ...query, categories: [] })
  return { ...Object.fromEntries(single), category: query.categories }
}

/** A backend that answers without a date does not compare versions. */
const draftVersion = z.catch(z.object({ updatedDate: nullableText }), { updatedDate: null })

/** Replaces a draft, and resolves to the date of its new version. */
export function putDraft(client: HttpClient, log: Log, { path, id }: { path: string; id: Id }, body: object): Promise<string | null> {
  return withErrorLog(log, path, async () => {
    const answer = await client.put(fillContentPath(path, { id }), body, { expect: 'optional' })
    return z.parse(draftVersion, answer).updatedDate
  })
}

export function httpDraftRepository(client: HttpClient, log: Log): DraftRepository {
  const { standing } = httpProblemCatalogue(client, log)
  return {
    find: async (id) => (await standing(id)).draft,
    save: (id, { language, code }, before) => putDraft(client, log, { path: paths.drafts, id }, { language, code, before }),
  }
}
