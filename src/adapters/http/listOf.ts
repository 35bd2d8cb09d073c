import type { Log } from '../../application/platform/Log.ts'
import { reported } from './calls.ts'
import { type Items, parseList, valueAt } from './schemas/parse.ts'

/** A list that comes whole, under a key of the answer. */
export function listOf<T>(log: Log, call: string, key: string, items: Items<T>, ask: () => Promise<unknown>): Promise<readonly T[]> {
  return reported(log, call, async () => parseList(valueAt(await ask(), key), items, key, log))
}
