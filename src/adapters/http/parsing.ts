import * as z from 'zod/mini'
import { CallError } from '../../application/callError.ts'
import type { Log } from '../../application/platform.ts'
import { type Id, isDotSegment } from '../../domain/id.ts'
import { isBlank } from '../../domain/publishedText.ts'
import { safeImageUrl, safeUrl } from '../../domain/site/safeUrl.ts'

/** JSON of another shape than expected: not an object, or no list under its key (F-024, F-025, F-026). */
export class ShapeError extends CallError {
  override readonly name = 'ShapeError'

  constructor(what: string, problem: string) {
    super(`${what}: ${problem}`, { kind: 'notJson' })
  }
}

export type Schema<T> = z.ZodMiniType<T>

/** The maximum length of most nested lists, which are short by nature; further items are ignored (F-040). */
export const shortListLimit = 50
/** The maximum of longer ones: a chapter's lessons, a class's cancelled dates. */
export const longListLimit = 1_000

// These fields accept any value: an unusable one becomes null (or blank, or false), never an error.
export const nullableText = z.transform(textOf)
export const textOrEmpty = z.transform((raw) => textOf(raw) ?? '')
/** Programs, their input and output: blanks are significant. */
export const plainText = z.transform((raw) => (typeof raw === 'string' ? raw : ''))
export const nullablePlainText = z.transform((raw) => (typeof raw === 'string' ? raw : null))
export const nullableNumber = z.transform(numberOf)
/** An integer of at least 0; null for anything else (F-044). */
export const wholeNumber = z.transform((raw) => {
  const read = numberOf(raw)
  return read !== null && Number.isSafeInteger(read) && read >= 0 ? read : null
})
/** A whole number; 0 where it is missing or negative. */
export const count = z.transform((raw) => Math.max(0, Math.floor(numberOf(raw) ?? 0)))
export const flag = z.transform((raw) => raw === true || raw === 'Y')
/** A required yes/no: without it the whole answer is invalid (F-024). */
export const requiredFlag = z.pipe(
  z.custom((raw) => raw !== undefined && raw !== null),
  flag,
)
export const nullableImageUrl = z.transform(safeImageUrl)
export const nullableUrl = z.transform(safeUrl)
export const optionalId = z.transform((raw) => (isId(raw) ? raw : null))

export function oneOf<const T extends string>(values: readonly T[]) {
  return orNull(z.enum(values))
}

export function orNull<T>(schema: Schema<T>) {
  return z.catch(z.nullable(schema), null)
}

/** The places of unusable items in each list of the value that is being parsed, by the list as it was sent; null between parses. */
let dropped: Map<unknown, readonly number[]> | null = null

/** The schemas of the items of nested lists by the functions that read them, for the contract: a transform does not tell what it reads. */
export const itemSchemas = new WeakMap<object, Schema<unknown>>()

function nestedItems<T>(schema: Schema<T>, isRequired: boolean, limit = shortListLimit): Schema<readonly T[]> {
  const readItems = (raw: unknown, { issues }: z.core.ParsePayload): readonly T[] => {
    const results = (Array.isArray(raw) ? raw.slice(0, limit) : []).map((item: unknown) => z.safeParse(schema, item))
    const read = results.flatMap((result) => (result.success ? [result.data] : []))
    if (isRequired && !(Array.isArray(raw) && read.length >= Math.min(1, results.length))) issues.push({ code: 'custom', input: raw })
    // A union reads a list by several schemas: what counts is the last one, which fits.
    dropped?.set(
      raw,
      results.flatMap(({ success }, index) => (success ? [] : [index])),
    )
    return read
  }
  itemSchemas.set(readItems, schema)
  return z.transform(readItems)
}

/** Returns the valid items of a nested list that only decorates, such as the tags of a card: its owner stands without it. */
export function validItems<T>(schema: Schema<T>, limit?: number) {
  return nestedItems(schema, false, limit)
}

/**
 * Returns the valid items of a nested list whose emptiness the page shows. A value that is no list, and a list without any valid item, make
 * the whole answer invalid: the page then says that reading failed, not that there is nothing.
 */
export function requiredItems<T>(schema: Schema<T>, limit?: number) {
  return nestedItems(schema, true, limit)
}

// Accepts only real numbers, without conversion: the value is written back as it was read.
export const exactNumber = z.custom<number>((raw) => typeof raw === 'number' && Number.isFinite(raw))
export const exactFlag = z.custom<boolean>((raw) => typeof raw === 'boolean')

// Required: an item without one of these is dropped.
export const someId = z.custom<Id>(isId)
export const requiredText = z.pipe(
  nullableText,
  z.custom<string>((read) => read !== null),
)
export const requiredNumber = z.pipe(
  nullableNumber,
  z.custom<number>((read) => read !== null),
)
export const requiredWholeNumber = z.pipe(
  wholeNumber,
  z.custom<number>((read) => read !== null),
)
export const requiredImage = z.pipe(
  nullableImageUrl,
  z.custom<string>((read) => read !== null),
)

/** Control characters except tabs and line ends, and those that change the writing direction, even of text that follows. */
const invisibleCharacters = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

function textOf(raw: unknown): string | null {
  if (typeof raw !== 'string') return null
  const text = raw.replace(invisibleCharacters, (character) => (/[\t\n\r]/.test(character) ? character : ''))
  return isBlank(text) ? null : text
}

/** The greatest number that is accepted; greater ones would fill lines with digits, or become infinite when added up. */
const greatestNumber = 1e16

/** Numbers sometimes come as text. */
function numberOf(raw: unknown): number | null {
  const read = textOf(raw) === null ? raw : Number(raw)
  return typeof read === 'number' && Math.abs(read) <= greatestNumber ? read : null
}

/** Identifiers become parts of addresses. */
export const maxIdLength = 200

function isId(raw: unknown): raw is Id {
  return typeof raw === 'number' ? Number.isFinite(raw) : isIdText(raw)
}

function isIdText(raw: unknown): boolean {
  return typeof raw === 'string' && raw.trim() !== '' && raw.length <= maxIdLength && !isDotSegment(raw)
}

/** Describes how the items of a list are read. */
export interface ItemReader<T> {
  readonly schema: Schema<T>
  /** Returns the key of equal items; left out, or null, when items may repeat. */
  idOf?(item: T): Id | null
}

/** The maximum number of items that are read of a list (F-040). */
export const maxItems = 1_000

/** Parses a value. Items that were dropped from its lists, at any depth, are logged once each; `log` is null where it has no lists. */
export function safeParse<T>(schema: Schema<T>, raw: unknown, list: string, log: Log | null) {
  const places = new Map<unknown, readonly number[]>()
  dropped = places
  const result = z.safeParse(schema, raw)
  dropped = null
  if (result.success) for (const index of [...places.values()].flat()) log?.warn({ kind: 'bad-item', list, index, problem: 'unusable' })
  return result
}

export function parseObject<T>(raw: unknown, schema: Schema<T>, name: string, log: Log | null): T {
  const result = safeParse(schema, raw, name, log)
  if (!result.success) throw new ShapeError(name, issuePath(result.error))
  return result.data
}

/**
 * Parses a list. A bad item is dropped and logged (F-027); of items with the same id the first stays (F-028). A list of which no item can
 * be read is invalid: it is not empty.
 */
export function parseList<T>(raw: unknown, items: ItemReader<T>, list: string, log: Log): readonly T[] {
  if (!Array.isArray(raw)) throw new ShapeError(list, 'not a list')
  const seen = new Set<string>()
  const valid = raw.slice(0, maxItems).flatMap((item: unknown, index) => {
    const drop = (problem: string) => {
      log.warn({ kind: 'bad-item', list, index, problem })
      return []
    }
    const result = safeParse(items.schema, item, list, log)
    if (!result.success) return drop(issuePath(result.error))
    const id = String(items.idOf?.(result.data) ?? `#${index}`)
    if (seen.has(id)) return drop('same id as an earlier item')
    seen.add(id)
    return [result.data]
  })
  if (raw.length > 0 && valid.length === 0) throw new ShapeError(list, 'no readable item')
  return valid
}

/** Returns the value of an own key of the answer; never an inherited one (F-036). */
export function ownValue(raw: unknown, key: string): unknown {
  return typeof raw === 'object' && raw !== null && Object.hasOwn(raw, key) ? Reflect.get(raw, key) : undefined
}

/** Returns the path of the field, never its value: the log must not receive personal data. */
function issuePath({ issues }: z.core.$ZodError): string {
  const path = issues[0]?.path.join('.') ?? ''
  return path === '' ? 'not an object' : `unusable ${path}`
}
