import type { HttpClient } from './client.ts'
import { type ItemReader, ownValue, parseList } from './parsing.ts'
import { CallError, statusOf } from '../../application/callError.ts'
import type { Log } from '../../application/platform.ts'
import { encodeId, type Id, isDotSegment } from '../../domain/id.ts'

/** Runs one call. A failure is logged once (F-001), unless the caller aborted it (F-016). */
export async function withErrorLog<T>(log: Log, call: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const unwanted = error instanceof CallError && error.kind === 'aborted'
    if (!unwanted) log.warn({ kind: 'call-failed', call, problem: error instanceof Error ? error.message : 'unknown' })
    throw error
  }
}

/** Runs a call of which only the success matters. */
export function runWrite(log: Log, call: string, work: () => Promise<unknown>): Promise<void> {
  return withErrorLog(log, call, async () => {
    await work()
  })
}

/** Options of a call whose answer has no body. */
export const expectNothing = { expect: 'nothing' } as const

interface ListCall<T> {
  readonly path: string
  /** The answer's key that holds the list. */
  readonly key: string
  readonly items: ItemReader<T>
  readonly signal: AbortSignal | undefined
}

/** Fetches a list under a key of the answer. */
export function fetchList<T>(
  log: Log,
  call: string,
  key: string,
  items: ItemReader<T>,
  ask: () => Promise<unknown>,
): Promise<readonly T[]> {
  return withErrorLog(log, call, async () => parseList(ownValue(await ask(), key), items, key, log))
}

/** Fetches the first page, as the spec's list calls ask for it (S-311). */
export function fetchFirstPage<T>(client: HttpClient, log: Log, { path, key, items, signal }: ListCall<T>): Promise<readonly T[]> {
  return fetchList(log, path, key, items, () => client.get(path, { query: firstPageQuery, signal }))
}

export const firstPageQuery = { page: 1 }

/** Fills the places of a path such as `users/{id}`, each value as one percent-encoded segment. */
export function fillPath(template: string, params: Readonly<Record<string, Id>>): string {
  return template.replace(/\{(\w+)\}/g, (_place, name: string) => encodeSegment(name, params[name]))
}

/** Encodes a value as one path segment; refuses values that no encoding can make one. */
function encodeSegment(name: string, value: Id | undefined): string {
  const text = String(value ?? '')
  if (text === '' || isDotSegment(text)) throw new CallError(`no usable value for {${name}}`, { kind: 'unaddressable' })
  return encodeId(text)
}

/** Path segments in the place of an id: `courses/categories` is not a course. */
export const reservedWords: ReadonlySet<string> = new Set([
  'categories',
  'groups',
  'channels',
  'enrolls',
  'teachings',
  'courses',
  'course-classes',
  'submissions',
  'comments',
  'reviews',
])

/** Like `fillPath`, but refuses the reserved words. */
export function fillContentPath(template: string, params: Readonly<Record<string, Id>>): string {
  const word = Object.values(params).find((value) => reservedWords.has(String(value)))
  if (word !== undefined) throw new CallError(`"${word}" is no identifier`, { kind: 'unaddressable' })
  return fillPath(template, params)
}

/** Handles the error of a read that not every backend has: null when this backend has no such call. */
export function noneWhereUnknown(error: unknown): null {
  if ([404, 501].includes(statusOf(error) ?? 0)) return null
  throw error
}
