import type { CallOptions, HttpClient } from './client.ts'
import { type Items, parseList, valueAt } from './parsing.ts'
import { CallFailed } from '../../application/callFailed.ts'
import type { Log } from '../../application/platform.ts'
import { climbsOut, type Id, idInPath } from '../../domain/id.ts'

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

/** `users/{id}` with its places filled, each value as one percent-encoded segment. */
export function fillPath(template: string, params: Readonly<Record<string, Id>>): string {
  return template.replace(/\{(\w+)\}/g, (_place, name: string) => segment(name, params[name]))
}

/** What no encoding makes a segment is refused rather than encoded. */
function segment(name: string, value: Id | undefined): string {
  const text = String(value ?? '')
  if (text === '' || climbsOut(text)) throw new CallFailed(`no usable value for {${name}}`, { kind: 'unaskable' })
  return idInPath(text)
}

/** Words that stand where an id could: `courses/categories` is no course. */
const reserved: ReadonlySet<string> = new Set(['categories', 'groups', 'channels', 'enrolls', 'courses', 'course-classes'])

/** Like `fillPath`, for places beside which the path has words of its own. */
export function fillContentPath(template: string, params: Readonly<Record<string, Id>>): string {
  const word = Object.values(params).find((value) => reserved.has(String(value)))
  if (word !== undefined) throw new CallFailed(`"${word}" is no identifier`, { kind: 'unaskable' })
  return fillPath(template, params)
}

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
