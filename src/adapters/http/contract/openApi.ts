import { type ApiCall, FromResponse, type Sample } from './apiCall.ts'
import { extractSharedSchemas, type JsonSchema, responseSchema, toJsonSchema } from './jsonSchema.ts'

const origins = { spec: 'given by the spec', ours: 'assumed by us' } as const

/** The contract as an OpenAPI 3.1 document, for clients and backends that are not written in TypeScript. */
export function buildOpenApi(contract: readonly ApiCall[], version: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const call of contract) (paths[pathOf(call)] ??= {})[call.method.toLowerCase()] = operation(call)
  const { document, schemas } = extractSharedSchemas(paths)
  return {
    openapi: '3.1.1',
    info: { title: '코딩바다', version, description: 'Every call of the app. `x-origin` tells whether the spec gives it or we assume it.' },
    servers: [{ url: '/', description: 'the origin of the page, or `apiOrigin` of the installation' }],
    tags: [...new Set(contract.map(({ noun }) => noun))].map((name) => ({ name })),
    paths: document,
    components: {
      schemas,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'whatever cookie the host signs in with' },
      },
    },
  }
}

function pathOf({ prefix, path }: ApiCall): string {
  return `/${prefix ?? '{product}'}/v1/${path}`
}

function operation(call: ApiCall): JsonSchema {
  const { name, noun, origin, specId, summary, access, body } = call
  return {
    operationId: name,
    tags: [noun],
    summary,
    description: `${summary} Path ${origins[origin]} (${specId}).`,
    'x-origin': origins[origin],
    'x-statement': specId,
    ...(access === 'user' && { security: [{ session: [] }] }),
    parameters: parameters(call),
    ...(body && { requestBody: { required: true, content: json(toJsonSchema(body.schema)) } }),
    responses: responses(call),
  }
}

function parameters({ prefix, path, query = {}, requiredQuery = [], optionalQuery = {}, method }: ApiCall): readonly JsonSchema[] {
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
  const product = { name: 'product', in: 'path', required: true, schema: { type: 'string', default: 'product' } }
  const mark = { name: 'X-Requested-With', in: 'header', required: true, schema: { const: 'XMLHttpRequest' } }
  const asked = Object.entries({ ...query, ...optionalQuery }).map(([name, sample]) => ({
    name,
    in: 'query',
    required: requiredQuery.includes(name),
    schema: schemaOfSample(sample),
    explode: Array.isArray(sample) || undefined,
  }))
  return [...(prefix === undefined ? [product] : []), ...places, ...asked, ...(method === 'GET' ? [] : [mark])]
}

/** An id that comes from an earlier answer is text or a number; in an address it is text. */
function schemaOfSample(sample: Sample): JsonSchema {
  if (Array.isArray(sample)) return { type: 'array', items: schemaOfSample((sample as readonly Sample[])[0] ?? null) }
  if (sample instanceof FromResponse || typeof sample === 'object') return { type: 'string' }
  return { type: typeof sample, examples: [sample] }
}

function responses({ response, access, path, method, requiredQuery = [], acceptedErrors = [] }: ApiCall): JsonSchema {
  const schema = responseSchema(response)
  const refusals = new Set([
    ...(requiredQuery.length > 0 ? [400] : []),
    ...(access === 'user' ? [401] : []),
    ...(path.includes('{') ? [404] : []),
    ...acceptedErrors,
  ])
  return {
    ...(schema === null
      ? { 204: { description: 'Done.' } }
      : { 200: { description: 'As asked.', content: response.kind === 'stream' ? lines(schema) : json(schema) } }),
    ...Object.fromEntries([...refusals].map((status) => [status, { description: refusalWords[status] ?? 'Refused.' }])),
    ...(method !== 'GET' && { 403: { description: 'The viewer may not.' } }),
  }
}

const refusalWords: Readonly<Record<number, string>> = {
  400: 'A name that has to be asked with is missing.',
  401: 'Nobody is signed in.',
  404: 'There is no such thing.',
  429: 'Too often for today.',
  409: 'It has been done before, or there is nothing to do.',
}

function lines(schema: JsonSchema): JsonSchema {
  return { 'application/x-ndjson': { schema } }
}

function json(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } }
}
