import type { JsonSchema } from './jsonSchema.ts'
import { refusalCodes, type RefusalStatus } from '../refusalCodes.ts'

interface RefusalText {
  /** The situation in which a call gets this answer. */
  readonly when: string
  /** The client's reaction, which depends on the status alone: it reads neither code nor message. */
  readonly client: string
  /** A message, as people may read it in a log. */
  readonly message: string
}

const noSuchPage = 'If a page depends on the response, the client shows that there is no such page and does not ask again.'
const keepsText = 'the text stays in its field'

/** Why a call may be refused. */
const refusalTexts: Readonly<Record<RefusalStatus, RefusalText>> = {
  400: {
    when: 'A required parameter is missing, a value is not allowed, or the body has another shape.',
    client: `${noSuchPage} For a write it says that it did not work; ${keepsText}.`,
    message: 'page는 1부터예요',
  },
  401: {
    when: 'Nobody is signed in, or the session has ended.',
    client: `It reads \`users/me\` again, at most once in ten seconds, and asks to sign in; ${keepsText}.`,
    message: '로그인이 필요해요',
  },
  402: {
    when: 'The viewer has too few points, the payment was refused, or the item is sold for money.',
    client: 'It says so next to the price.',
    message: '먼저 결제해 주세요',
  },
  403: {
    when: 'The viewer is not allowed to do this, or a write lacks the header `X-Requested-With`.',
    client: `It says who is allowed: enrolled users, teachers, or operators of the channel; ${keepsText}.`,
    message: '들어갈 수 없어요',
  },
  404: {
    when: 'It does not exist, or it does not belong to the viewer. A backend that does not have the call answers 404, too.',
    client: `${noSuchPage} For a write it says that the item no longer exists; removing such an item counts as success.`,
    message: '찾을 수 없어요',
  },
  409: {
    when: 'It was done already, or the item has changed meanwhile. For a draft the response holds the current one besides code and message.',
    client: 'It reads the current state and shows it, or both versions side by side. Nothing is overwritten.',
    message: '이미 했어요',
  },
  410: {
    when: 'It is over: closed, expired or used up.',
    client: `${noSuchPage} For a write it says that it is over.`,
    message: '이미 끝났어요',
  },
  413: {
    when: 'The request is larger than the limit of the call.',
    client: `It says that the text is too long; ${keepsText}.`,
    message: '너무 길어요',
  },
  422: {
    when: 'The request is valid, but something is missing or contradictory: the price has changed, or a problem’s own solution fails.',
    client: 'It says what has changed, or names what is missing as far as the page can tell.',
    message: '아직 공개할 수 없어요',
  },
  429: {
    when: 'Too many requests. `Retry-After` tells when to try again.',
    client:
      'It repeats a read up to twice if `Retry-After` is at most five seconds; otherwise the read fails and is repeated after that time. It never repeats a write. The tutor says that there are no questions left today.',
    message: '오늘은 여기까지예요',
  },
}

const refusalSchema: JsonSchema = {
  type: 'object',
  description: 'The body of every refusal. The client decides by the status; code and message are for logs and their readers.',
  properties: {
    code: { enum: Object.values(refusalCodes), description: 'The reason, one for each status.' },
    message: { type: 'string', minLength: 1, description: 'One sentence for people, without user input and without a stack trace.' },
  },
  required: ['code', 'message'],
}

const ref = (kind: string, name: string): JsonSchema => ({ $ref: `#/components/${kind}/${name}` })

const retryAfter: JsonSchema = {
  'Retry-After': { description: 'Seconds from now, or a date.', schema: { type: 'string' }, example: '5' },
}

const serverErrorName = 'SERVER_ERROR'
const serverError: JsonSchema = {
  description:
    'The backend failed. **Client:** it repeats a read up to twice. It does not repeat a write: it looks for the result if there is a way (submissions, purchases, rewards), and otherwise says that the write may have worked.',
  headers: retryAfter,
}

/** The parts of the document that the answers of all calls share. */
export const refusalComponents = {
  schemas: { Refusal: refusalSchema },
  responses: {
    ...Object.fromEntries(statuses().map((status) => [refusalCodes[status], refusalResponse(status)])),
    [serverErrorName]: serverError,
  },
}

function statuses(): readonly RefusalStatus[] {
  return Object.keys(refusalCodes).map((status) => Number(status) as RefusalStatus) // oxlint-disable-line typescript/no-unsafe-type-assertion -- its own keys
}

function refusalResponse(status: RefusalStatus): JsonSchema {
  const { when, client, message } = refusalTexts[status]
  return {
    description: `${when} **Client:** ${client}`,
    ...(status === 429 && { headers: retryAfter }),
    content: { 'application/json': { schema: ref('schemas', 'Refusal'), example: { code: refusalCodes[status], message } } },
  }
}

/** The answers of one call that refuse it, and the one of a backend that failed. */
export function refusalResponses(refused: ReadonlySet<number>): JsonSchema {
  const unknown = [...refused].filter((status) => !(status in refusalCodes))
  if (unknown.length > 0) throw new Error(`refusals.ts does not say what ${unknown.join(', ')} means`)
  return {
    ...Object.fromEntries(
      statuses()
        .filter((status) => refused.has(status))
        .map((status) => [status, ref('responses', refusalCodes[status])]),
    ),
    '5XX': ref('responses', serverErrorName),
  }
}

/** Returns the table of all refusals, a row of Markdown for each. */
export function refusalRows(): readonly string[] {
  return statuses().map((status) => {
    const { when, client } = refusalTexts[status]
    return `| ${status} | ${refusalCodes[status]} | ${when} | ${client} |`
  })
}

/** The schema of a refused call's body, which may hold further fields. */
export const refusal: JsonSchema = refusalSchema
