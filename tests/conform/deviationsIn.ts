import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import type { JsonSchema } from '../../src/adapters/http/contract/jsonSchema.ts'
import { nameOf, namesOf, shown } from './wireWords.ts'

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false })
ajv.addFormat('date', isDate)
ajv.addFormat('date-time', isDate)

/** Tells whether a date exists; patterns check how it is written. */
function isDate(text: string): boolean {
  return !Number.isNaN(Date.parse(text))
}

/** Describes where an answer deviates from its schema; a deviation of many items is listed once. */
export function deviationsIn(schema: JsonSchema, answer: unknown): readonly string[] {
  const isFine = ajv.compile(schema)
  if (isFine(answer)) return []
  const told = new Map<string, readonly string[]>()
  for (const error of closest(isFine.errors ?? [])) {
    const line = `${placeOf(error)} ${problemOf(error)}`
    const kind = line.replace(/\[\d+\]/g, '[]')
    told.set(kind, [...(told.get(kind) ?? []), line])
  }
  return [...told.values()].map(([first = '', ...more]) => (more.length === 0 ? first : `${first} (and ${more.length} more like it)`))
}

/** Keeps, for a value with alternatives, only the errors of the alternative that fits best. */
function closest(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const unlikely = new Set(errors.filter(({ keyword }) => keyword === 'anyOf').flatMap((choice) => unlikelyOf(choice, errors)))
  const likely = errors.filter((error) => !unlikely.has(error) && error.keyword !== 'anyOf' && error.keyword !== 'if')
  return likely.filter((error) => !likely.some((other) => saysMore(other, error)))
}

/**
 * Tells whether one error implies another on the same value: a wrong word is also a wrong type, a malformed date is also an invalid one.
 */
function saysMore(one: ErrorObject, other: ErrorObject): boolean {
  const saysMost = (one.keyword === 'enum' && other.keyword === 'type') || (one.keyword === 'pattern' && other.keyword === 'format')
  return saysMost && one.instancePath === other.instancePath
}

function unlikelyOf(choice: ErrorObject, errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const below = errors.filter(({ instancePath }) => `${instancePath}/`.startsWith(`${choice.instancePath}/`))
  const branches = (choice.schema as unknown[]).map((_, at) =>
    below.filter(({ schemaPath }) => schemaPath.startsWith(`${choice.schemaPath}/${at}/`)),
  )
  return branches
    .toSorted((one, other) => one.length - other.length)
    .slice(1)
    .flat()
}

function placeOf({ instancePath, keyword, params }: ErrorObject): string {
  const steps = instancePath.split('/').slice(1)
  if (keyword === 'required') steps.push(params['missingProperty'])
  const place = steps.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`)).join('')
  return place === '' ? 'the answer' : place.replace(/^\./, '')
}

const exampleTime = '2026-11-20T10:00:00+09:00'

function problemOf({ keyword, schema, parentSchema, data, message }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'is missing'
    case 'type':
      return `is ${nameOf(data)}, expected ${namesOf(schema)}`
    case 'enum':
      return `is ${shown(data)}, expected ${namesOf((schema as unknown[]).map(shown))}`
    case 'const':
      return `is ${shown(data)}, expected ${shown(schema)}`
    case 'format':
      return `is ${shown(data)}, which is no date`
    case 'pattern':
      if (Object(parentSchema)['format'] === 'date-time')
        return `is ${shown(data)}, expected a date-time with an offset, like ${exampleTime}`
      return `is ${shown(data)}, expected text like ${String(schema)}`
    case 'minLength':
      return 'is empty'
    default:
      return message ?? keyword
  }
}
