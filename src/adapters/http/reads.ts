import * as z from 'zod/mini'
import { fillContentPath, withErrorLog } from './calls.ts'
import type { CallOptions, HttpClient } from './client.ts'
import { type ItemReader, ownValue, parseList, parseObject, type Schema, wholeNumber } from './parsing.ts'
import type { Log } from '../../application/platform.ts'
import type { Id } from '../../domain/id.ts'
import type { Page } from '../../domain/paging.ts'

/** The fields that hold the length of the whole list and of a page. */
export const pageFields = { totalCount: wholeNumber, pageSize: wholeNumber }

/** The page size that is assumed when the backend does not send one. */
export const defaultPageSize = 20

/** Parses a page of a list; without a total count, the items are taken as the whole list. */
export function parsePage<T>(raw: unknown, items: ItemReader<T>, key: string, log: Log): Page<T> {
  const { totalCount, pageSize } = parseObject(raw, z.object(pageFields), key, log)
  const page = parseList(ownValue(raw, key), items, key, log)
  return { items: page, totalCount: totalCount ?? page.length, pageSize: pageSize || defaultPageSize }
}

interface ReadCall {
  /** The path with its `{places}`, by which the log names the call. */
  readonly path: string
  readonly params?: Readonly<Record<string, Id>>
  readonly query?: CallOptions['query']
  readonly signal: AbortSignal | undefined
}

interface ParsedCall<T> extends ReadCall {
  readonly parse: (raw: unknown) => T
}

export function fetchParsed<T>(client: HttpClient, log: Log, { path, params = {}, query = {}, signal, parse }: ParsedCall<T>): Promise<T> {
  return withErrorLog(log, path, async () => parse(await client.get(fillContentPath(path, params), { query, signal })))
}

interface ObjectCall<T> extends ReadCall {
  readonly schema: Schema<T>
  /** Names the object in an error. */
  readonly name: string
}

export function fetchObject<T>(client: HttpClient, log: Log, { schema, name, ...call }: ObjectCall<T>): Promise<T> {
  return fetchParsed(client, log, { ...call, parse: (raw) => parseObject(raw, schema, name, log) })
}

interface PageCall<T> extends ReadCall {
  /** The answer's key that holds the list. */
  readonly key: string
  readonly items: ItemReader<T>
}

export function fetchPage<T>(client: HttpClient, log: Log, { key, items, ...call }: PageCall<T>): Promise<Page<T>> {
  return fetchParsed(client, log, { ...call, parse: (raw) => parsePage(raw, items, key, log) })
}
