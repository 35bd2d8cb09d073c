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

const noSuchPage = 'Where it was to be read for a page, the client says that there is no such page, and asks no more.'
const keepsText = 'what was written stays where it was written'

/** Why a call may be refused. */
const refusalTexts: Readonly<Record<RefusalStatus, RefusalText>> = {
  400: {
    when: 'A name that has to be asked with is missing, a value is none of those that there are, or the body is not what is due.',
    client: `${noSuchPage} Of a write it says that it did not work; ${keepsText}.`,
    message: 'page는 1부터예요',
  },
  401: {
    when: 'Nobody is signed in, or the session has ended.',
    client: `It reads \`users/me\` again, at most once in ten seconds, and asks to sign in; ${keepsText}.`,
    message: '로그인이 필요해요',
  },
  402: {
    when: 'Too few points, a payment that was refused, or something that is sold for money.',
    client: 'It says so beside the price. Nothing was bought.',
    message: '먼저 결제해 주세요',
  },
  403: {
    when: 'The viewer may not. Also for a write without the header `X-Requested-With`.',
    client: `It says who may: those who are enrolled, who teach, or who run the channel; ${keepsText}.`,
    message: '들어갈 수 없어요',
  },
  404: {
    when: 'There is no such thing, or it is not the viewer’s. A backend without the call answers so, too.',
    client: `${noSuchPage} Of a write it says that the thing is gone; what is removed and is not there counts as removed.`,
    message: '찾을 수 없어요',
  },
  409: {
    when: 'It was done before, or something else has changed meanwhile; for a draft the answer holds the present one beside code and message.',
    client: 'It reads what there is now, and shows that, or both versions beside one another. Nothing is overwritten.',
    message: '이미 했어요',
  },
  410: {
    when: 'It is over: closed, expired or used up.',
    client: `${noSuchPage} Of a write it says that it is over.`,
    message: '이미 끝났어요',
  },
  413: { when: 'Longer than the call’s limit.', client: `It says that it is too long; ${keepsText}.`, message: '너무 길어요' },
  422: {
    when: 'Understood, but something is missing or does not agree: another price, a problem whose solution fails.',
    client: 'It says what has changed, or names what is missing as far as it knows by itself.',
    message: '아직 공개할 수 없어요',
  },
  429: {
    when: 'Too often. `Retry-After` says when to ask again.',
    client:
      'A read is made again up to twice, after `Retry-After` where that is five seconds at most; it fails where it is longer, and is made again by itself after that time. A write is never repeated. The tutor says that it is enough for today.',
    message: '오늘은 여기까지예요',
  },
}

const refusalSchema: JsonSchema = {
  type: 'object',
  description:
    'What every call is refused with. The client goes by the status; code and message are for logs and for people who read them.',
  properties: {
    code: { enum: Object.values(refusalCodes), description: 'The reason, one for each status.' },
    message: { type: 'string', minLength: 1, description: 'One sentence for people. Never what somebody has written, nor a stack.' },
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
    'The backend failed. **Client:** a read is made again up to twice. A write is not: what it did is looked for where that can be known (submissions, purchases, rewards), and it is said that it may have worked.',
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
