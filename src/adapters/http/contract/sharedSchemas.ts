import type { JsonSchema } from './JsonSchema.ts'

interface Shared {
  readonly told: unknown
  readonly schemas: Readonly<Record<string, JsonSchema>>
}

/** Tells every object that is due in more than one place once, under a name: what a generated client calls its type. */
export function sharedSchemas(told: unknown): Shared {
  const names = namesOf(told)
  const schemas: Record<string, JsonSchema> = {}
  const share = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(share)
    if (!isRecord(node)) return node
    const parts = Object.fromEntries(Object.entries(node).map(([key, part]) => [key, share(part)]))
    const name = isObjectSchema(node) ? names.get(keyOf(node)) : undefined
    if (name === undefined) return parts
    schemas[name] = { ...parts, type: 'object' }
    const $ref = `#/components/schemas/${name}`
    return isNullable(node) ? { anyOf: [{ $ref }, { type: 'null' }] } : { $ref }
  }
  return { told: share(told), schemas }
}

/** Named by the fields that hold it, best by one that holds nothing else: a class also stands in the `courseList` of live classes. */
function namesOf(told: unknown): ReadonlyMap<string, string> {
  const holders = new Map<string, string[]>()
  each(told, '', (schema, field) => holders.set(keyOf(schema), [...(holders.get(keyOf(schema)) ?? []), field]))
  const shared = [...holders].filter(([, fields]) => fields.length > 1)
  const owners = (field: string) => shared.filter(([, fields]) => fields.includes(field)).length
  const names = new Map<string, string>()
  for (const [key, fields] of shared) {
    const [field = ''] = fields.toSorted((one, other) => owners(one) - owners(other))
    names.set(key, freeName(typeNameOf(field), new Set(names.values())))
  }
  return names
}

function each(node: unknown, field: string, visit: (schema: JsonSchema, field: string) => void): void {
  if (Array.isArray(node)) for (const part of node) each(part, field, visit)
  if (!isRecord(node)) return
  if (isObjectSchema(node)) visit(node, field)
  const { operationId } = node
  for (const [key, part] of Object.entries(node)) {
    if (typeof operationId === 'string') each(part, `${operationId}${key === 'requestBody' ? 'Body' : 'Answer'}`, visit)
    else each(part, keywords.test(key) ? field : key, visit)
  }
}

/** The words of JSON Schema and OpenAPI are no fields. */
const keywords = /^(\d+|content|application\/json|schema|properties|items|anyOf|allOf)$/

/** `courseList` → `Course` */
function typeNameOf(field: string): string {
  const one = field.replace(/(List|s)$/, '')
  return one.charAt(0).toUpperCase() + one.slice(1)
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let number = 1
  const candidate = () => (number === 1 ? name : `${name}${number}`)
  while (taken.has(candidate())) number += 1
  return candidate()
}

/** What makes two of them the same: all but whether null will do as well. */
function keyOf({ type: _, ...rest }: JsonSchema): string {
  return JSON.stringify(rest)
}

function isObjectSchema(node: JsonSchema): boolean {
  return isRecord(node['properties']) && [node['type']].flat().includes('object')
}

const isNullable = ({ type }: JsonSchema) => Array.isArray(type) && type.includes('null')

function isRecord(node: unknown): node is JsonSchema {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}
