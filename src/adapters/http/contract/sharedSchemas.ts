import { isRecord, type JsonSchema } from './jsonSchema.ts'

interface ExtractedSchemas {
  readonly document: unknown
  readonly schemas: Readonly<Record<string, JsonSchema>>
}

/** Defines each object that occurs in several places only once, under a name that becomes its type in a generated client. */
export function extractSharedSchemas(contract: unknown): ExtractedSchemas {
  const names = schemaNames(contract)
  const schemas: Record<string, JsonSchema> = {}
  const share = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(share)
    if (!isRecord(node)) return node
    const parts = Object.fromEntries(Object.entries(node).map(([key, part]) => [key, share(part)]))
    const name = isObjectSchema(node) ? names.get(keyOf(node)) : undefined
    if (name === undefined) return parts
    const { description, ...shape } = parts
    schemas[name] = { ...shape, type: 'object' }
    const $ref = `#/components/schemas/${name}`
    const meaning = description === undefined ? {} : { description }
    return isNullable(node) ? { anyOf: [{ $ref }, { type: 'null' }], ...meaning } : { $ref, ...meaning }
  }
  return { document: share(contract), schemas }
}

/** The way to an object in the contract: the fields that hold it, the nearest first, then the call. */
type Trail = readonly string[]

/**
 * Names each object that occurs in several places after the field that holds it, preferably a field that holds no other one. Where two
 * objects would have the same name, the second is named by its kind, its id, the field above it or the call that answers with it.
 */
function schemaNames(contract: unknown): ReadonlyMap<string, string> {
  const holders = new Map<string, { readonly schema: JsonSchema; readonly trails: Trail[] }>()
  visitObjectSchemas(contract, [], (schema, trail) => {
    const holder = holders.get(keyOf(schema)) ?? { schema, trails: [] }
    holder.trails.push(trail)
    holders.set(keyOf(schema), holder)
  })
  const shared = [...holders].filter(([, { trails }]) => trails.length > 1)
  const owners = ([field]: Trail) => shared.filter(([, { trails }]) => trails.some(([other]) => other === field)).length
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const [key, { schema, trails }] of shared) {
    const [trail = []] = trails.toSorted((one, other) => owners(one) - owners(other))
    const name = nameCandidates(schema, trail).find((candidate) => !taken.has(candidate))
    if (name === undefined) throw new Error(`no name is left for the object at ${trail.join(' of ')}`)
    names.set(key, name)
    taken.add(name)
  }
  return names
}

function nameCandidates(schema: JsonSchema, [field = '', ...above]: Trail): readonly string[] {
  const name = typeNameOf(field)
  const { properties } = schema
  const fields = isRecord(properties) ? Object.entries(properties) : []
  const ids = fields.flatMap(([key]) => /^(.+)Id$/.exec(key)?.[1] ?? []).slice(0, 1)
  const kinds = fields.flatMap(([, due]) => (isRecord(due) && typeof due['const'] === 'string' ? [due['const'].toLowerCase()] : []))
  const qualified = above.map((holder) => `${typeNameOf(holder)}${name}`)
  return [
    name,
    ...kinds.map((kind) => `${typeNameOf(kind)}${name}`),
    ...ids.map(typeNameOf),
    ...qualified,
    ...kinds.flatMap((kind) => qualified.map((one) => `${typeNameOf(kind)}${one}`)),
  ]
}

function visitObjectSchemas(node: unknown, trail: Trail, visit: (schema: JsonSchema, trail: Trail) => void): void {
  if (Array.isArray(node)) for (const part of node) visitObjectSchemas(part, trail, visit)
  if (!isRecord(node)) return
  if (isObjectSchema(node)) visit(node, trail)
  const { operationId } = node
  for (const [key, part] of Object.entries(node)) {
    if (typeof operationId === 'string') visitObjectSchemas(part, [`${operationId}${key === 'requestBody' ? 'Body' : 'Answer'}`], visit)
    else if (key === 'additionalProperties') visitObjectSchemas(part, [`${trail[0]}Entry`, ...trail], visit)
    else visitObjectSchemas(part, keywords.test(key) ? trail : [key, ...trail], visit)
  }
}

/** Keywords of JSON Schema and OpenAPI, which are not field names. */
const keywords =
  /^(\d+|get|post|put|delete|content|application\/json|schema|contentSchema|application\/x-ndjson|text\/event-stream|properties|items|anyOf|oneOf|allOf|schema\d*)$/

/** Turns the name of a field into that of a type: `courseList` into `Course`. */
function typeNameOf(field: string): string {
  const words =
    /^[A-Z_\d]+$/.test(field) || field.includes('_')
      ? field.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
      : field
  const one = words.replace(/(List|(?<!s)s)$/, '')
  return one.charAt(0).toUpperCase() + one.slice(1)
}

/** Returns a key that is equal for schemas that differ at most in whether they allow null, and in what the field that holds them means. */
function keyOf({ type: _, description: __, ...rest }: JsonSchema): string {
  return JSON.stringify(rest)
}

function isObjectSchema(node: JsonSchema): boolean {
  return isRecord(node['properties']) && [node['type']].flat().includes('object')
}

const isNullable = ({ type }: JsonSchema) => Array.isArray(type) && type.includes('null')
