import { CallFailed } from '../../application/platform/CallFailed.ts'
import type { Log } from '../../application/platform/Log.ts'
import type { HttpClient } from './HttpClient.ts'
import { type Items, parseList, valueAt } from './schemas/parse.ts'

/** Runs one call. The log hears once why it failed (F-001), unless the caller no longer wanted it (F-016). */
export async function reported<T>(log: Log, call: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const unwanted = error instanceof CallFailed && error.kind === 'aborted'
    if (!unwanted) log.warn({ kind: 'call-failed', call, problem: error instanceof Error ? error.message : 'unknown' })
    throw error
  }
}

interface ListCall<T> {
  readonly path: string
  /** The answer's key that holds the list. */
  readonly key: string
  readonly items: Items<T>
  readonly signal: AbortSignal | undefined
}

/** Every list call asks for its first page (S-311). */
export function getList<T>(client: HttpClient, log: Log, { path, key, items, signal }: ListCall<T>): Promise<readonly T[]> {
  return reported(log, path, async () => parseList(valueAt(await client.get(path, { query: firstPage, signal }), key), items, key, log))
}

export const firstPage = { page: 1 }
