import type { ApiCall } from '../../src/adapters/http/contract/apiCall.ts'
import { contract } from '../../src/adapters/http/contract/contract.ts'
import type { CallExample, CallExamples } from '../../src/adapters/http/contract/openApi.ts'
import { overMock } from './overMock.ts'

interface Exchange {
  readonly request: Request
  readonly response: Response
}

/** Who makes the calls: the learner whatever they may, the others the rest. All of them are in one world. */
const views = ['persona=learner', 'persona=teacher', 'persona=operator']

/**
 * Each call as it goes well in the demo's world, ids leading from one to another: the calls are made in their order, each with what the
 * ones before have answered.
 */
export function contractExamples(): Promise<CallExamples> {
  made ??= madeExamples()
  return made
}

/** Once for all who ask: a world takes seconds. */
let made: Promise<CallExamples> | undefined

async function madeExamples(): Promise<CallExamples> {
  const examples = new Map<string, CallExample>()
  for (const view of views) {
    if (contract.every(({ name }) => examples.has(name))) break
    // oxlint-disable-next-line no-await-in-loop -- who comes next depends on what is missing
    for (const [name, example] of await examplesFor(view)) if (!examples.has(name)) examples.set(name, example)
  }
  // In the contract's order, so that the same contract is the same file.
  return new Map(
    contract.flatMap(({ name }) => {
      const example = examples.get(name)
      return example === undefined ? [] : [[name, example] as const]
    }),
  )
}

async function examplesFor(view: string): Promise<CallExamples> {
  const exchanges: Exchange[] = []
  const findings = await overMock(view, (next) => async (request) => {
    const kept = request.clone()
    const response = await next(request)
    exchanges.push({ request: kept, response: response.clone() })
    return response
  })
  const tried = findings.filter(({ verdict }) => verdict.kind !== 'not-tried')
  const examples = await Promise.all(
    tried.map(async ({ call, verdict }, index) => {
      const exchange = exchanges[index]
      return verdict.kind === 'as-expected' && exchange !== undefined ? [[call.name, await exampleOf(call, exchange)] as const] : []
    }),
  )
  return new Map(examples.flat())
}

async function exampleOf({ path, response: due }: ApiCall, { request, response }: Exchange): Promise<CallExample> {
  const { pathname, searchParams } = new URL(request.url)
  const text = await response.text()
  const body = await request.text()
  return {
    places: placesIn(path, pathname.split('/v1/')[1] ?? ''),
    query: Object.fromEntries([...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)])),
    body: body === '' ? undefined : JSON.parse(body),
    status: response.status,
    answer: answerIn(due.kind, text),
  }
}

function answerIn(kind: ApiCall['response']['kind'], text: string): unknown {
  if (kind === 'nothing' || text === '') return undefined
  return kind === 'stream' ? text : JSON.parse(text)
}

function placesIn(template: string, path: string): Readonly<Record<string, string>> {
  const parts = path.split('/')
  return Object.fromEntries(
    template.split('/').flatMap((part, index) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1]
      return name === undefined ? [] : [[name, decodeURIComponent(parts[index] ?? '')]]
    }),
  )
}
