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

/** A call of which nothing but its success is expected. */
export function sent(log: Log, call: string, work: () => Promise<unknown>): Promise<void> {
  return reported(log, call, async () => {
    await work()
  })
}

/** How a call with a body says that no answer is due. */
export const noAnswer = { expect: 'nothing' } as const

interface ListCall<T> {
  readonly path: string
  /** The answer's key that holds the list. */
  readonly key: string
  readonly items: Items<T>
  readonly signal: AbortSignal | undefined
}

/** A list under a key of the answer. */
export function listOf<T>(log: Log, call: string, key: string, items: Items<T>, ask: () => Promise<unknown>): Promise<readonly T[]> {
  return reported(log, call, async () => parseList(valueAt(await ask(), key), items, key, log))
}

/** The list calls of the spec ask for their first page (S-311). */
export function getList<T>(client: HttpClient, log: Log, { path, key, items, signal }: ListCall<T>): Promise<readonly T[]> {
  return listOf(log, path, key, items, () => client.get(path, { query: firstPage, signal }))
}

export const firstPage = { page: 1 }
