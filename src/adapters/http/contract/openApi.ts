import { type ApiCall, refusalsOf, successesOf } from './apiCall.ts'
import { chapters } from './chapters.ts'
import { type JsonSchema, responseSchema, toJsonSchema } from './jsonSchema.ts'
import { extractSharedSchemas } from './sharedSchemas.ts'
import { nounTexts } from './nouns.ts'
import { pathPlaceText, queryText } from './parameters.ts'
import { refusalComponents, refusalResponses } from './refusals.ts'

const origins = { spec: 'given by the spec', ours: 'assumed by us' } as const

/** An example of a call: one request and its answer. */
export interface CallExample {
  readonly places: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, readonly string[]>>
  readonly body: unknown
  readonly status: number
  /** The answer's JSON; a stream's lines as one text; undefined for an empty answer. */
  readonly answer: unknown
}

/** The examples by the call's name. */
export type CallExamples = ReadonlyMap<string, CallExample>

/** The contract as an OpenAPI 3.1 document, for clients and backends that are not written in TypeScript. */
export function buildOpenApi(contract: readonly ApiCall[], version: string, examples: CallExamples = new Map()): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const call of contract) (paths[pathOf(call)] ??= {})[call.method.toLowerCase()] = operation(call, examples.get(call.name))
  const { document, schemas } = extractSharedSchemas(paths)
  return {
    openapi: '3.1.1',
    info: { title: '코딩바다', version, license: { name: 'MIT', identifier: 'MIT' }, description: chapters(contract) },
    servers: [{ url: '/', description: 'the origin of the page, or `apiOrigin` of the installation' }],
    tags: [...new Set(contract.map(({ noun }) => noun))].map((name) => ({ name, description: nounText(name) })),
    paths: document,
    components: {
      ...refusalComponents,
      schemas: { ...schemas, ...refusalComponents.schemas },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'The cookie that the host signs in with; its name is the host’s. HttpOnly, Secure and SameSite=Lax.',
        },
        requestedWith: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Requested-With',
          description: 'Always `XMLHttpRequest`, with every write: no form can send it, so no other site can write in the viewer’s name.',
        },
      },
    },
  }
}

function nounText(noun: string): string {
  const text = nounTexts[noun]
  if (text === undefined) throw new Error(`nouns.ts does not say what ${noun} is`)
  return text
}

function pathOf({ prefix, path }: ApiCall): string {
  return `/${prefix ?? '{product}'}/v1/${path}`
}

function operation(call: ApiCall, example: CallExample | undefined): JsonSchema {
  const { name, noun, origin, specId, summary, body } = call
  return {
    operationId: name,
    tags: [noun],
    summary,
    'x-origin': origins[origin],
    'x-statement': specId,
    security: security(call),
    parameters: parameters(call, example),
    ...(body && { requestBody: { required: true, content: { 'application/json': media(toJsonSchema(body.schema), example?.body) } } }),
    responses: { ...successes(call, example), ...refusalResponses(refusalsOf(call)) },
  }
}

/** Returns the security: a call for anybody may have a session, which may show more. */
function security({ access, method }: ApiCall): readonly JsonSchema[] {
  const mark = method === 'GET' ? {} : { requestedWith: [] }
  return access === 'user' ? [{ session: [], ...mark }] : [mark, { session: [], ...mark }]
}

function parameters(call: ApiCall, example: CallExample | undefined): readonly JsonSchema[] {
  const { prefix, path, query = {}, requiredQuery = [], optionalQuery = {} } = call
  const product = {
    name: 'product',
    in: 'path',
    required: true,
    description: 'The product that the installation names; one host may run several.',
    schema: { type: 'string', minLength: 1, default: 'product' },
    example: 'product',
  }
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
    parameter({ name, in: 'path', required: true, ...pathPlaceText(call, name) }, example?.places[name]),
  )
  const asked = Object.keys({ ...query, ...optionalQuery }).map((name) => {
    const { description, schema } = queryText(call, name)
    const way = schema['type'] === 'array' ? { style: 'form', explode: true } : {}
    const described = { name, in: 'query', required: requiredQuery.includes(name), description, schema }
    return parameter(Object.assign(described, way), wordsAs(schema, example?.query[name]))
  })
  return [
    ...(prefix === undefined ? [product] : []),
    ...places,
    ...asked,
    ...(call.method === 'GET' ? [] : [account]),
    ...(call.method === 'POST' ? [idempotencyKey] : []),
  ]
}

const account: JsonSchema = {
  name: 'X-Account',
  in: 'header',
  required: false,
  description:
    'The userId of the account that the page shows, or `guest`. If another account is signed in, because it was changed in another window, answer 409 with the code OTHER_ACCOUNT and do nothing. A backend may ignore the header.',
  schema: { type: 'string', minLength: 1 },
}

const idempotencyKey: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Identifies one action: the page sends the same key with every repetition of a request, also from another tab and after a reload. For a day, answer a repeated key with the first successful response and do not execute the call again; answer 422 if its body differs. A refused call may be repeated with the same key. If a backend ignores the header, the page looks for the text among the newest items before it sends it again.',
  schema: { type: 'string', minLength: 1 },
}

function parameter(described: JsonSchema, value: unknown): JsonSchema {
  return { ...described, ...exampleOf(value) }
}

/** Converts the texts of a query parameter to the type that its schema gives: a number, or several values. */
function wordsAs({ type }: JsonSchema, words: readonly string[] | undefined): unknown {
  if (words === undefined) return undefined
  if (type === 'array') return words
  return type === 'integer' ? Number(words[0]) : words[0]
}

const exampleOf = (value: unknown): JsonSchema => (value === undefined ? {} : { example: value })
const mediaOf = (schema: JsonSchema, examples: Readonly<Record<string, unknown>>): JsonSchema => ({
  schema,
  examples: Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }])),
})
const media = (schema: JsonSchema, example: unknown): JsonSchema => ({ schema, ...exampleOf(example) })

const successTexts = {
  200: 'Success.',
  201: 'Done. The response is the result.',
  202: 'Being judged. The page asks for the verdict later.',
  204: 'Done. The response is empty.',
} as const

function successes(call: ApiCall, example: CallExample | undefined): JsonSchema {
  const schema = responseSchema(call.response)
  const contentFor = (status: number) =>
    schema === null || status === 204
      ? {}
      : { content: contentOf(call, schema, status === 202 ? judgingAnswer(example?.answer) : example?.answer) }
  return Object.fromEntries(successesOf(call).map((status) => [status, { description: successTexts[status], ...contentFor(status) }]))
}

/** The values of a submission that has no verdict yet. */
const unjudged: Readonly<Record<string, unknown>> = {
  state: 'JUDGING',
  score: 0,
  stepCount: 0,
  caseList: [],
  subtaskList: [],
  worldList: [],
  message: null,
  line: null,
  star: 0,
  isFirstSolved: false,
  rewardPoint: 0,
  rewardExperience: 0,
}

/** The same submission while it is being judged. */
function judgingAnswer(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, name in unjudged ? unjudged[name] : value]))
}

function contentOf({ response, otherExamples }: ApiCall, schema: JsonSchema, example: unknown): JsonSchema {
  if (response.kind !== 'stream')
    return { 'application/json': otherExamples ? mediaOf(schema, { usual: example, ...otherExamples }) : media(schema, example) }
  const lines = { type: 'string', description: 'One line of JSON per event, sent immediately.', contentSchema: schema }
  const events = typeof example === 'string' ? example.replace(/^(?=.)/gm, 'data: ').replaceAll('\n', '\n\n') : undefined
  return {
    'application/x-ndjson': media({ ...lines, contentMediaType: 'application/x-ndjson' }, example),
    'text/event-stream': media({ ...lines, description: 'The same lines as the `data:` of server-sent events.' }, events),
  }
}
