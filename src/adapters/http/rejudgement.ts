import * as z from 'zod/mini'
import { fillContentPath, withErrorLog } from './calls.ts'
import type { HttpClient } from './client.ts'
import { parseObject, requiredWholeNumber } from './parsing.ts'
import { fetchParsed } from './reads.ts'
import { studioPaths } from './studioPaths.ts'
import type { Log } from '../../application/platform.ts'
import type { RejudgementRepository } from '../../application/rejudgement.ts'

const path = studioPaths.problemRejudgements

export const rejudgementSchema = z.object({ outdatedCount: requiredWholeNumber })

const leftIn = (raw: unknown) => parseObject(raw, rejudgementSchema, 'rejudgement', null).outdatedCount

export function httpRejudgementRepository(client: HttpClient, log: Log): RejudgementRepository {
  return {
    outdatedCount: (id, signal) => fetchParsed(client, log, { path, params: { id }, signal, parse: leftIn }),
    judgeSome: (id) => withErrorLog(log, path, async () => leftIn(await client.post(fillContentPath(path, { id }), {}))),
  }
}
