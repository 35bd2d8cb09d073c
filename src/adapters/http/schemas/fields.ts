import * as z from 'zod/mini'
import { climbsOut } from '../../../domain/climbsOut.ts'
import type { Id } from '../../../domain/Id.ts'
import { safeImageUrl } from '../../../domain/site/safeImageUrl.ts'
import { safeUrl } from '../../../domain/site/safeUrl.ts'

export type Schema<T> = z.ZodMiniType<T>

/** Most nested lists are short by nature; what comes beyond is not looked at (F-040). */
const nestedLimit = 50
/** Of those that are not: a chapter's lessons, a class's cancelled dates. */
export const long = 1_000

// Fields that take whatever comes: what cannot be used is null (or blank, or false), never an error.
export const text = z.transform(textOf)
export const label = z.transform((raw) => textOf(raw) ?? '')
export const number = z.transform(numberOf)
/** A whole number of at least 0; null where it is anything else (F-044). */
export const wholeNumber = z.transform((raw) => {
  const read = numberOf(raw)
  return read !== null && Number.isSafeInteger(read) && read >= 0 ? read : null
})
/** A whole number; 0 where it is missing or negative. */
export const count = z.transform((raw) => Math.max(0, Math.floor(numberOf(raw) ?? 0)))
export const flag = z.transform((raw) => raw === true || raw === 'Y')
/** A required yes/no: without it the whole answer is invalid (F-024). */
export const toldFlag = z.pipe(
  z.custom((raw) => raw !== undefined && raw !== null),
  flag,
)
export const image = z.transform(safeImageUrl)
export const link = z.transform(safeUrl)
export const optionalId = z.transform((raw) => (isId(raw) ? raw : null))

export function oneOf<const T extends string>(values: readonly T[]) {
  return orNull(z.enum(values))
}

export function orNull<T>(schema: Schema<T>) {
  return z.catch(z.nullable(schema), null)
}

/** The usable ones of a nested list, of as many as are looked at. */
export function usable<T>(schema: Schema<T>, most = nestedLimit) {
  const nested = z.transform((raw): unknown[] => (Array.isArray(raw) ? raw.slice(0, most) : []))
  return z.pipe(nested, z.pipe(z.array(z.catch(z.optional(schema), undefined)), z.transform(definedOnes)))
}

// Required: an item without one of these is dropped.
export const id = z.custom<Id>(isId)
export const requiredText = z.custom<string>((raw) => textOf(raw) !== null)
export const requiredNumber = z.pipe(
  number,
  z.custom<number>((read) => read !== null),
)
export const requiredImage = z.pipe(
  image,
  z.custom<string>((read) => read !== null),
)

function definedOnes<T>(items: readonly (T | undefined)[]): readonly T[] {
  return items.filter((item) => item !== undefined)
}

function textOf(raw: unknown): string | null {
  return typeof raw === 'string' && raw.trim() !== '' ? raw : null
}

/** Numbers sometimes come as text. */
function numberOf(raw: unknown): number | null {
  const read = textOf(raw) === null ? raw : Number(raw)
  return typeof read === 'number' && Number.isFinite(read) ? read : null
}

function isId(raw: unknown): raw is Id {
  return typeof raw === 'number' ? Number.isFinite(raw) : textOf(raw) !== null && !climbsOut(raw)
}
