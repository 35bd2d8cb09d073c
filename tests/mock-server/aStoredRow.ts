import * as z from 'zod/mini'
import { emptyProgram } from '../../src/domain/blocks/program.ts'

const [moment, sameMoment] = ['2026-11-20T01:00:00.000Z', '2026-11-20T10:00:00+09:00']

type Definition = z.core.$ZodTypes['_zod']['def']

/** Returns a value that the schema of a stored row accepts, with as much of it filled in as can be. */
export function aStoredRow(schema: z.core.$ZodType): object {
  const row = Object(sampleOf(schema))
  z.parse(schema, row)
  return row
}

function sampleOf(schema: z.core.$ZodType): unknown {
  const definition = schema._zod.def as Definition
  switch (definition.type) {
    case 'object':
      return Object.fromEntries(Object.entries(definition.shape).map(([key, field]) => [key, sampleOf(field)]))
    case 'tuple':
      return definition.items.map((item) => sampleOf(item))
    case 'array':
      return [sampleOf(definition.element)]
    case 'nullable':
    case 'optional':
    case 'prefault':
      return sampleOf(definition.innerType)
    case 'union':
      return definition.options[0] && sampleOf(definition.options[0])
    case 'record':
      return { key: sampleOf(definition.valueType) }
    case 'enum':
      return Object.values(definition.entries)[0]
    case 'literal':
      return definition.values[0]
    case 'number':
      return 1
    case 'boolean':
      return true
    case 'string':
      return textOf('format' in definition ? definition.format : null)
    case 'custom':
      return [{}, emptyProgram].find((value) => z.safeParse(schema, value).success)
    default:
      return null
  }
}

function textOf(format: unknown): string {
  if (format === 'datetime') return moment
  return format === 'date' ? '2026-11-20' : 'text'
}

/** Returns a row that its schema refuses: its moments have Seoul's offset, or its fields another type where offsets are accepted. */
export function aRefusedRow(schema: z.core.$ZodType, row: object): object {
  const withOffset = JSON.parse(JSON.stringify(row).replaceAll(moment, sameMoment))
  if (!z.safeParse(schema, withOffset).success) return withOffset
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'object' && !Array.isArray(value) ? value : {}]),
  )
}
