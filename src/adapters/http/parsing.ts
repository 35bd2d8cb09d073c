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

/** Most nested lists are short by nature; what comes beyond is not looked at (F-040). */
export const shortListLimit = 50
/** Of those that are not: a chapter's lessons, a class's cancelled dates. */
export const longListLimit = 1_000

// Fields that take whatever comes: what cannot be used is null (or blank, or false), never an error.
export const nullableText = z.transform(textOf)
export const textOrEmpty = z.transform((raw) => textOf(raw) ?? '')
/** Programs, their input and output: blanks count. */
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

/** The usable ones of a nested list, of as many as are looked at. */
export function validItems<T>(schema: Schema<T>, limit = shortListLimit) {
  const nested = z.transform((raw): unknown[] => (Array.isArray(raw) ? raw.slice(0, limit) : []))
  return z.pipe(nested, z.pipe(z.array(z.catch(z.optional(schema), undefined)), z.transform(withoutUndefined)))
}

/**
 * The usable ones of a nested list whose emptiness the page tells. What is no list, and a list of which nothing can be read, make the whole
 * answer invalid: the page says that it could not be read, and not that there is nothing.
 */
export function requiredItems<T>(schema: Schema<T>, limit = shortListLimit) {
  const readable = z.transform((raw, context): unknown => {
    const items: readonly unknown[] | null = Array.isArray(raw) ? raw.slice(0, limit) : null
    if (items !== null && (items.length === 0 || items.some((item) => z.safeParse(schema, item).success))) return items
    context.issues.push({ code: 'custom', input: raw, message: 'not a readable list' })
    return z.NEVER
  })
  return z.pipe(readable, validItems(schema, limit))
}

// Exactly this, and nothing that could be read as it: for what is written back as it was read.
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

function withoutUndefined<T>(items: readonly (T | undefined)[]): readonly T[] {
  return items.filter((item) => item !== undefined)
}

/** Control characters but for tabs and line ends, and those that turn the direction of whatever follows, also outside of the text. */
const invisibleCharacters = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

function textOf(raw: unknown): string | null {
  if (typeof raw !== 'string') return null
  const text = raw.replace(invisibleCharacters, (character) => (/[\t\n\r]/.test(character) ? character : ''))
  return isBlank(text) ? null : text
}

/** No quantity of the site is greater; what is would fill lines with digits, or be infinite once something is added to it. */
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

/** How the items of one kind of list are read. */
export interface ItemReader<T> {
  readonly schema: Schema<T>
  /** What makes two items the same; left out, or null, when items may repeat. */
  idOf?(item: T): Id | null
}

/** The most items that are read of a list (F-040). */
export const maxItems = 1_000

export function parseObject<T>(raw: unknown, schema: Schema<T>, what: string): T {
  const result = z.safeParse(schema, raw)
  if (!result.success) throw new ShapeError(what, issuePath(result.error))
  return result.data
}

/** One bad item is dropped and reported, not the list (F-027); of items with the same id the first stays (F-028). */
export function parseList<T>(raw: unknown, items: ItemReader<T>, list: string, log: Log): readonly T[] {
  if (!Array.isArray(raw)) throw new ShapeError(list, 'not a list')
  const seen = new Set<string>()
  return raw.slice(0, maxItems).flatMap((item: unknown, index) => {
    const drop = (problem: string) => {
      log.warn({ kind: 'bad-item', list, index, problem })
      return []
    }
    const result = z.safeParse(items.schema, item)
    if (!result.success) return drop(issuePath(result.error))
    const id = String(items.idOf?.(result.data) ?? `#${index}`)
    if (seen.has(id)) return drop('same id as an earlier item')
    seen.add(id)
    return [result.data]
  })
}

/** The value under a key that the answer itself has; nothing inherited (F-036). */
export function ownValue(raw: unknown, key: string): unknown {
  return typeof raw === 'object' && raw !== null && Object.hasOwn(raw, key) ? Reflect.get(raw, key) : undefined
}

/** Names the place, never the value: the log must not receive personal data. */
function issuePath({ issues }: z.core.$ZodError): string {
  const path = issues[0]?.path.join('.') ?? ''
  return path === '' ? 'not an object' : `unusable ${path}`
}
