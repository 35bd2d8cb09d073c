import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import type { JsonSchema } from '../../src/adapters/http/contract/jsonSchema.ts'
import { nameOf, namesOf, shown } from './wireWords.ts'

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, validateFormats: false })

/** Where an answer is not what is due, in words; what goes wrong in many items alike is told once. */
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

/** Of an item that may be one thing or another, only what keeps it from being the one that it nearly is. */
function closest(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const unlikely = new Set(errors.filter(({ keyword }) => keyword === 'anyOf').flatMap((choice) => unlikelyOf(choice, errors)))
  const likely = errors.filter((error) => !unlikely.has(error) && error.keyword !== 'anyOf' && error.keyword !== 'if')
  return likely.filter((error) => !likely.some((other) => saysMore(other, error)))
}

/** Of one value both that it is no text and that it is none of these words. */
function saysMore(one: ErrorObject, other: ErrorObject): boolean {
  return one.keyword === 'enum' && other.keyword === 'type' && one.instancePath === other.instancePath
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

function problemOf({ keyword, schema, data, message }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'is missing'
    case 'type':
      return `is ${nameOf(data)}, expected ${namesOf(schema)}`
    case 'enum':
      return `is ${shown(data)}, expected ${namesOf((schema as unknown[]).map(shown))}`
    case 'const':
      return `is ${shown(data)}, expected ${shown(schema)}`
    case 'pattern':
      return `is ${shown(data)}, expected text like ${String(schema)}`
    case 'minLength':
      return 'is empty'
    default:
      return message ?? keyword
  }
}
