import * as z from 'zod/mini'
import { fetchList } from './calls.ts'
import type { HttpClient } from './client.ts'
import { optionalDate, optionalDateTime } from './timeSchemas.ts'
import { fetchPage } from './reads.ts'
import { count, type ItemReader, requiredText, someId } from './parsing.ts'
import { problemPaths as paths } from './problemPaths.ts'
import type { Log } from '../../application/platform.ts'
import type { LearningRecord } from '../../application/problem.ts'
import type { ActiveDay, RecentAttempt } from '../../domain/problems/learningRecord.ts'
import { verdictStates } from '../../domain/problems/verdict.ts'

export const recentAttemptItems: ItemReader<RecentAttempt> = {
  schema: z.object({
    submissionId: someId,
    problemId: someId,
    title: requiredText,
    state: z.enum(verdictStates),
    createdDate: optionalDateTime,
  }),
  idOf: ({ submissionId }) => submissionId,
}

const requiredDate = z.pipe(
  optionalDate,
  z.custom<string>((read) => read !== null),
)

export const activeDayItems: ItemReader<ActiveDay> = {
  schema: z.object({ date: requiredDate, count }),
  idOf: ({ date }) => date,
}

export function httpLearningRecord(client: HttpClient, log: Log): LearningRecord {
  return {
    attempts: (page, signal) =>
      fetchPage(client, log, { path: paths.attempts, query: { page }, signal, items: recentAttemptItems, key: 'submissionList' }),
    activeDays: (from, signal) =>
      fetchList(log, paths.activeDays, 'dayList', activeDayItems, () =>
        client.get(paths.activeDays, { query: { startDate: from }, signal }),
      ),
  }
}
