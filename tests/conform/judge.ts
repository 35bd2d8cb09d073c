import { jsonType } from '../../src/adapters/http/client.ts'
import type { ApiCall } from '../../src/adapters/http/contract/apiCall.ts'
import { type JsonSchema, responseSchema } from '../../src/adapters/http/contract/jsonSchema.ts'
import { refusal } from '../../src/adapters/http/contract/refusals.ts'
import { ownValue } from '../../src/adapters/http/parsing.ts'
import { deviationsIn } from './deviationsIn.ts'
import type { Answered } from './ask.ts'
import { listProblems } from './listProblems.ts'
import type { Verdict } from './Verdict.ts'

/** Why a call is not judged without a cookie. */
export const asksToSignIn = 'asks to sign in'

const unauthorized = 401
/** The statuses of success; 202 means that a later call tells the result. */
const fine = new Set([200, 201, 202])
const noContent = 204
const notThere = new Set([404, 405, 501])

/** Judges whether an answer fits the contract, and names the fields that do not. */
export function judge(call: ApiCall, answered: Answered, hasSession: boolean): Verdict {
  const { status } = answered
  if (call.acceptedErrors?.includes(status)) return judgeRefusal(answered)
  if (status === unauthorized && call.access === 'user' && !hasSession) return judgeSignIn(answered)
  if (notThere.has(status)) return { kind: 'not-there', status }
  const schema = responseSchema(call.response)
  if (schema === null) return judgeNothing(answered)
  if (fine.has(status) && call.response.kind === 'stream') return judgeLines(answered, schema)
  return fine.has(status) ? judgeJson(call, answered, schema) : otherwise(`status ${status}, expected 200`)
}

function judgeSignIn(answered: Answered): Verdict {
  const problem = refusalProblem(answered)
  return problem === null ? { kind: 'not-judged', why: asksToSignIn } : otherwise(problem)
}

function judgeRefusal(answered: Answered): Verdict {
  const problem = refusalProblem(answered)
  return problem === null ? { kind: 'refused', status: answered.status } : otherwise(problem)
}

/** The deviation of a refusal from its shape, in words; null for none. */
export function refusalProblem({ status, contentType, text }: Answered): string | null {
  if (!jsonType.test(contentType)) return `refused with ${status}, but the content type is ${contentType || 'missing'}`
  const problems = deviationsIn(refusal, parsed(text) ?? null)
  return problems.length === 0 ? null : `refused with ${status}, but ${problems.join('; ')}`
}

function judgeNothing({ status, text }: Answered): Verdict {
  if (status !== noContent && !fine.has(status)) return otherwise(`status ${status}, expected 204`)
  return text.trim() === '' ? { kind: 'as-expected', answer: null } : otherwise('the answer has a body where none is due')
}

function judgeJson({ response: due }: ApiCall, { contentType, text }: Answered, schema: JsonSchema): Verdict {
  if (text.trim() === '') return otherwise('the answer is empty')
  if (!jsonType.test(contentType)) return otherwise(`the content type is ${contentType || 'missing'}, expected application/json`)
  const answer = parsed(text)
  if (answer === undefined) return otherwise('the answer is no JSON')
  const deviations = deviationsIn(schema, answer)
  const problems = deviations.length > 0 ? deviations : listProblems(due, answer)
  if (problems.length > 0) return { kind: 'otherwise', problems, answer }
  const isEmpty = due.kind === 'list' && JSON.stringify(ownValue(answer, due.key)) === '[]'
  return { kind: 'as-expected', answer, ...(isEmpty && { note: 'as expected, but empty: no item to judge' }) }
}

/** Lines of JSON, or server-sent events that carry them. */
const streamType = /^(application\/(x-)?ndjson|text\/event-stream)\s*(;|$)/i

function judgeLines({ contentType, text }: Answered, schema: JsonSchema): Verdict {
  if (!streamType.test(contentType)) return otherwise(`the content type is ${contentType || 'missing'}, expected application/x-ndjson`)
  const lines = text.split('\n').map((line) => line.replace(/^data:/, '').trim())
  const answer = lines.filter((line) => line !== '' && !/^(:|event|id|retry)/.test(line)).map(parsed)
  if (answer.length === 0) return otherwise('the answer is empty')
  if (answer.includes(undefined)) return otherwise('a line of the answer is no JSON')
  const problems = deviationsIn({ type: 'array', items: schema }, answer)
  return problems.length > 0 ? { kind: 'otherwise', problems } : { kind: 'as-expected', answer }
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function otherwise(problem: string): Verdict {
  return { kind: 'otherwise', problems: [problem] }
}
