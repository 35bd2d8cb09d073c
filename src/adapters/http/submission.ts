import * as z from 'zod/mini'
import { fillContentPath, fillPath, withErrorLog } from './calls.ts'
import { type HttpClient, longDeadlines } from './client.ts'
import { optionalDateTime } from './timeSchemas.ts'
import { fetchPage } from './reads.ts'
import {
  count,
  flag,
  type ItemReader,
  longListLimit,
  nullableNumber,
  nullablePlainText,
  nullableText,
  parseObject,
  plainText,
  requiredNumber,
  type Schema,
  someId,
  textOrEmpty,
  validItems,
} from './parsing.ts'
import { hintFields } from './problem.ts'
import { problemPaths as paths } from './problemPaths.ts'
import type { Log } from '../../application/platform.ts'
import type { SubmissionRepository } from '../../application/problem.ts'
import type { Id } from '../../domain/id.ts'
import { programmingLanguages } from '../../domain/problems/programmingLanguage.ts'
import type { Submission, SubmissionSummary, SubmittedCode } from '../../domain/problems/submission.ts'
import { caseVisibilities, verdictStates } from '../../domain/problems/verdict.ts'

const caseResultSchema = z.object({
  caseNumber: requiredNumber,
  label: nullableText,
  // A case without a valid visibility shows nothing.
  visibility: z.catch(z.enum(caseVisibilities), 'HIDDEN'),
  state: z.enum(verdictStates),
  stepCount: count,
  input: nullablePlainText,
  expectedOutput: nullablePlainText,
  output: nullablePlainText,
})

const subtaskResultSchema = z.object({ subtaskId: requiredNumber, title: textOrEmpty, score: count, totalScore: count })

const submissionFields = {
  submissionId: someId,
  state: z.enum(verdictStates),
  score: count,
  totalScore: count,
  stepCount: count,
  caseList: validItems(caseResultSchema, longListLimit),
  subtaskList: validItems(subtaskResultSchema),
  message: nullableText,
  line: nullableNumber,
  isFirstSolved: flag,
  rewardPoint: count,
  rewardExperience: count,
  isOutdated: flag,
  isWithheld: flag,
  isLate: flag,
}

export const submissionSchema: Schema<Submission> = z.object(submissionFields)

export const submittedCodeSchema: Schema<SubmittedCode> = z.object({
  ...submissionFields,
  language: z.enum(programmingLanguages),
  code: plainText,
  createdDate: optionalDateTime,
})

const submissionSummarySchema: Schema<SubmissionSummary> = z.object({
  submissionId: someId,
  language: z.enum(programmingLanguages),
  state: z.enum(verdictStates),
  score: count,
  createdDate: optionalDateTime,
  isOutdated: flag,
  isLate: flag,
})

export const submissionItems: ItemReader<SubmissionSummary> = {
  schema: submissionSummarySchema,
  idOf: ({ submissionId }) => submissionId,
}

export const hintSchema = z.object(hintFields)

interface SubmissionReads<Summary, Submitted> {
  readonly paths: Readonly<Record<'submissions' | 'submission' | 'hints', string>>
  readonly items: ItemReader<Summary>
  readonly submitted: Schema<Submitted>
  /** The name in the log. */
  readonly name: string
}

/** Returns the reads that problems to write and problems of blocks share. */
export function submissionReads<Summary, Submitted>(client: HttpClient, log: Log, of: SubmissionReads<Summary, Submitted>) {
  return {
    list: (id: Id, page: number, signal?: AbortSignal) =>
      fetchPage(client, log, {
        path: of.paths.submissions,
        params: { id },
        query: { page },
        signal,
        items: of.items,
        key: 'submissionList',
      }),
    submission: (submissionId: Id, signal?: AbortSignal) =>
      withErrorLog(log, of.paths.submission, async () =>
        parseObject(await client.get(fillPath(of.paths.submission, { submissionId }), { signal }), of.submitted, of.name, log),
      ),
    openHint: (id: Id, hintNumber: number) =>
      withErrorLog(log, of.paths.hints, async () => {
        const opened = parseObject(await client.post(fillContentPath(of.paths.hints, { id }), { hintNumber }), hintSchema, 'hint', log)
        return { hintNumber, ...opened }
      }),
  }
}

export function httpSubmissionRepository(client: HttpClient, log: Log): SubmissionRepository {
  return {
    submit: ({ problemId, language, code, origin }, idempotencyKey) =>
      withErrorLog(log, paths.submissions, async () => {
        const path = fillContentPath(paths.submissions, { id: problemId })
        const answer = await client.post(path, { language, code, ...origin }, { idempotencyKey })
        return parseObject(answer, submissionSchema, 'submission', log)
      }),
    tryOut: ({ problemId, language, code }) =>
      withErrorLog(log, paths.trials, async () => {
        const answer = await client.post(fillContentPath(paths.trials, { id: problemId }), { language, code }, { deadlines: longDeadlines })
        return parseObject(answer, submissionSchema, 'trial', log)
      }),
    ...submissionReads(client, log, { paths, items: submissionItems, submitted: submittedCodeSchema, name: 'submission' }),
  }
}
