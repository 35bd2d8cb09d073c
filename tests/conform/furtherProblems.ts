import { type ApiCall, FromResponse } from '../../src/adapters/http/contract/apiCall.ts'
import { responseSchema } from '../../src/adapters/http/contract/jsonSchema.ts'
import { ownValue } from '../../src/adapters/http/parsing.ts'
import type { Id } from '../../src/domain/id.ts'
import { type Answered, ask, type Changes } from './ask.ts'
import type { ConformArguments } from './conformArguments.ts'
import { deviationsIn } from './deviationsIn.ts'
import { type Answers, fillSample, looksLike, NoValue } from './fillSample.ts'
import { parsed, refusalProblem } from './judge.ts'
import { reasonOf } from './tryCall.ts'
import { shown } from './wireWords.ts'

/** Repeats a call with a change, and returns what is wrong with the answer. */
type Check = (changes: Changes, problemOf: (answered: Answered) => string | null) => Promise<readonly string[]>

const notThere = new Set([404, 405, 501])
const unknownId = 987_654_321

/** Checks that a backend refuses a forbidden form of a write. It runs before the write itself, since a wrong backend may carry it out. */
export async function guardProblems(call: ApiCall, asked: ConformArguments, answers: Answers): Promise<readonly string[]> {
  const check = checkOf(call, asked, answers)
  return [
    ...(await check({ hasRequestedWith: false }, (answered) => guardProblem('without X-Requested-With', '403', answered, asked))),
    ...(needsSession(call, asked)
      ? await check({ cookie: null }, (answered) => guardProblem('without the cookie', '401', answered, asked))
      : []),
  ]
}

/** Checks what a single answer cannot show. Checks that need state are left out if the backend only has the contract's examples. */
export async function furtherProblems(
  call: ApiCall,
  asked: ConformArguments,
  answers: Answers,
  answer: unknown,
): Promise<readonly string[]> {
  const check = checkOf(call, asked, answers)
  return [
    ...heldProblems(call, answers, answer),
    ...(call.method === 'GET' && needsSession(call, asked)
      ? await check({ cookie: null }, (answered) => guestProblem(call, answered))
      : []),
    ...(asked.examples ? [] : [...(await unknownIdProblems(call, answers, check)), ...(await pageProblems(call, answer, check))]),
  ]
}

function needsSession({ access }: ApiCall, { cookie }: ConformArguments): boolean {
  return access === 'user' && cookie !== null
}

function checkOf(call: ApiCall, asked: ConformArguments, answers: Answers): Check {
  return async (changes, problemOf) => {
    try {
      const problem = problemOf(await ask(call, asked, answers, changes))
      return problem === null ? [] : [problem]
    } catch (error) {
      return error instanceof NoValue ? [] : [`${wordsOf(changes)}: no answer: ${reasonOf(error, asked.limit)}`]
    }
  }
}

function wordsOf({ cookie, hasRequestedWith, query, places }: Changes): string {
  if (hasRequestedWith === false) return 'without X-Requested-With'
  if (cookie === null) return 'without the cookie'
  const [name = '', value] = Object.entries({ ...query, ...places })[0] ?? []
  return `with ${name} ${value}`
}

/** A backend may refuse for several reasons at once, so any refusal will do. */
function guardProblem(words: string, expected: string, answered: Answered, { examples }: ConformArguments): string | null {
  const { status } = answered
  if (notThere.has(status)) return null
  if (status < 400 || status >= 500) return `${words}: status ${status}, expected ${expected}`
  // Prism refuses in its own words if the contract gives no example.
  return examples ? null : inWords(words, refusalProblem(answered))
}

function guestProblem({ response }: ApiCall, answered: Answered): string | null {
  const words = 'without the cookie'
  const { status, text } = answered
  if (status === 401) return inWords(words, refusalProblem(answered))
  const answer = parsed(text)
  // A 200 may also say that nobody is signed in.
  if (status === 200 && ownValue(answer, 'state') === 'INVALID')
    return inWords(words, deviationsIn(responseSchema(response) ?? {}, answer)[0] ?? null)
  return `${words}: status ${status}, expected 401`
}

const inWords = (words: string, problem: string | null) => (problem === null ? null : `${words}: ${problem}`)

/** The last id of a path, replaced by one that nothing has. */
async function unknownIdProblems(call: ApiCall, answers: Answers, check: Check): Promise<readonly string[]> {
  const { method, pathParameters = {}, acceptedErrors = [] } = call
  const [name, sample] = Object.entries(pathParameters).findLast(([, source]) => source instanceof FromResponse) ?? []
  if (method !== 'GET' || name === undefined || sample === undefined) return []
  const id: Id = typeof fillSample(sample, answers) === 'number' ? unknownId : `unknown-${unknownId}`
  const words = `with the unknown ${name} ${id}`
  return check({ places: { [name]: id } }, (answered) =>
    answered.status === 404 || acceptedErrors.includes(answered.status)
      ? inWords(words, refusalProblem(answered))
      : `${words}: status ${answered.status}, expected 404`,
  )
}

/** Checks that the second page has other items than the first, and that no page follows the last one. */
async function pageProblems({ query = {}, response }: ApiCall, answer: unknown, check: Check): Promise<readonly string[]> {
  if (!('page' in query) || response.kind !== 'list' || !('totalCount' in response.also)) return []
  const { key } = response
  const itemsOf = (from: unknown): readonly unknown[] => [ownValue(from, key) ?? []].flat()
  const first = new Set(itemsOf(answer).map((item) => JSON.stringify(item)))
  const totalCount = Number(ownValue(answer, 'totalCount'))
  const pageSize = Number(ownValue(answer, 'pageSize') ?? first.size)
  if (!(pageSize > 0)) return []
  const hasMore = totalCount > first.size
  const afterLast = Math.ceil(totalCount / pageSize) + 1
  const isSame = ({ text }: Answered) => {
    const items = itemsOf(parsed(text))
    return items.length > 0 && items.every((item) => first.has(JSON.stringify(item)))
  }
  const secondProblem = (answered: Answered) => {
    if (isSame(answered)) return `page 2 has the items of page 1`
    return itemsOf(parsed(answered.text)).length === 0
      ? `page 2 is empty, but totalCount is ${totalCount} and page 1 has ${first.size}`
      : null
  }
  const beyondProblem = ({ text }: Answered) =>
    itemsOf(parsed(text)).length === 0 ? null : `page ${afterLast} has items, but totalCount is ${totalCount} and pageSize ${pageSize}`
  return [
    ...(hasMore ? await check({ query: { page: 2 } }, secondProblem) : []),
    ...('pageSize' in response.also ? await check({ query: { page: Math.max(2, afterLast) } }, beyondProblem) : []),
  ]
}

/** Checks that an earlier write appears in the answer, or in an item of its list. */
function heldProblems({ mustHold, response }: ApiCall, answers: Answers, answer: unknown): readonly string[] {
  if (mustHold === undefined) return []
  const held = fillSample(mustHold, answers) as Readonly<Record<string, unknown>>
  const [[name, value] = ['', null]] = Object.entries(held)
  if (response.kind === 'list') {
    const items = ownValue(answer, response.key)
    const isHeld = Array.isArray(items) && items.some((item) => looksLike(item, held))
    return isHeld ? [] : [`${response.key} has no item whose ${name} is ${shown(value)}`]
  }
  return Object.entries(held).flatMap(([field, due]) => {
    const is = ownValue(answer, field)
    return looksLike(is, due) ? [] : [`${field} is ${shown(is)}, but ${shown(due)} was sent`]
  })
}
