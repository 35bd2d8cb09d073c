import type { Log } from '../../application/platform/Log.ts'
import type { Id } from '../../domain/Id.ts'
import { reported } from './calls.ts'
import { fillContentPath } from './fillContentPath.ts'
import type { CallOptions, HttpClient } from './HttpClient.ts'

interface ReadCall<T> {
  /** With its `{places}`; the log knows the call by it. */
  readonly path: string
  readonly params?: Readonly<Record<string, Id>>
  readonly query?: CallOptions['query']
  readonly signal: AbortSignal | undefined
  readonly parse: (raw: unknown) => T
}

export function readAt<T>(client: HttpClient, log: Log, { path, params = {}, query = {}, signal, parse }: ReadCall<T>): Promise<T> {
  return reported(log, path, async () => parse(await client.get(fillContentPath(path, params), { query, signal })))
}
