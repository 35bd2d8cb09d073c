import type { ApiCall } from '../../src/adapters/http/contract/apiCall.ts'
import { contract } from '../../src/adapters/http/contract/contract.ts'
import type { CallExample, CallExamples } from '../../src/adapters/http/contract/openApi.ts'
import { overMock } from './overMock.ts'
import { tryCall } from './tryCall.ts'

interface Exchange {
  readonly request: Request
  readonly response: Response
}

/** The personas that make the calls: the learner all that it may, the others the rest. They share one world. */
const views = ['persona=learner', 'persona=teacher', 'persona=operator']

/**
 * Makes each call successfully in the demo's world. The calls are made in the contract's order, each with the ids that earlier answers
 * gave.
 */
export function contractExamples(): Promise<CallExamples> {
  made ??= madeExamples()
  return made
}

/** Cached, because a world takes seconds. */
let made: Promise<CallExamples> | undefined

async function madeExamples(): Promise<CallExamples> {
  const examples = new Map<string, CallExample>()
  for (const view of views) {
    if (contract.every(({ name }) => examples.has(name))) break
    // oxlint-disable-next-line no-await-in-loop -- who comes next depends on what is missing
    for (const [name, example] of await examplesFor(view)) if (!examples.has(name)) examples.set(name, example)
  }
  // Examples are in the contract's order, so that an unchanged contract gives an unchanged file.
  return new Map(
    contract.flatMap(({ name }) => {
      const example = examples.get(name)
      return example === undefined ? [] : [[name, example] as const]
    }),
  )
}

async function examplesFor(view: string): Promise<CallExamples> {
  const exchanges: Exchange[] = []
  const record = (next: (request: Request) => Promise<Response>) => async (request: Request) => {
    const sent = request.clone()
    const response = await next(request)
    exchanges.push({ request: sent, response: response.clone() })
    return response
  }
  // Each call is made once, so that the exchanges are in the order of the findings.
  const findings = await overMock(view, record, { tryOne: (call, asked, answers) => tryCall(call, asked, answers) })
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
