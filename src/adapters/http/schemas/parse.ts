import * as z from 'zod/mini'
import type { Log } from '../../../application/platform/Log.ts'
import type { Id } from '../../../domain/Id.ts'
import type { Schema } from './fields.ts'
import { ShapeError } from './ShapeError.ts'

/** How the items of one kind of list are read. */
export interface Items<T> {
  readonly schema: Schema<T>
  /** What makes two items the same; left out, or null, when items may repeat. */
  idOf?(item: T): Id | null
}

/** How many items of a list are looked at: a carousel holds that many with ease, and nobody scrolls further (F-040). */
const mostItems = 1_000

export function parseObject<T>(raw: unknown, schema: Schema<T>, what: string): T {
  const result = z.safeParse(schema, raw)
  if (!result.success) throw new ShapeError(what, problemOf(result.error))
  return result.data
}

/** One bad item is dropped and reported, not the list (F-027); of items with the same id the first stays (F-028). */
export function parseList<T>(raw: unknown, items: Items<T>, list: string, log: Log): readonly T[] {
  if (!Array.isArray(raw)) throw new ShapeError(list, 'not a list')
  const seen = new Set<string>()
  return raw.slice(0, mostItems).flatMap((item: unknown, index) => {
    const drop = (problem: string) => {
      log.warn({ kind: 'bad-item', list, index, problem })
      return []
    }
    const result = z.safeParse(items.schema, item)
    if (!result.success) return drop(problemOf(result.error))
    const id = String(items.idOf?.(result.data) ?? `#${index}`)
    if (seen.has(id)) return drop('same id as an earlier item')
    seen.add(id)
    return [result.data]
  })
}

/** The value under a key that the answer itself has; nothing inherited (F-036). */
export function valueAt(raw: unknown, key: string): unknown {
  return typeof raw === 'object' && raw !== null && Object.hasOwn(raw, key) ? Reflect.get(raw, key) : undefined
}

/** Names the place, never the value: the log must not receive personal data. */
function problemOf({ issues }: z.core.$ZodError): string {
  const path = issues[0]?.path.join('.') ?? ''
  return path === '' ? 'not an object' : `unusable ${path}`
}
