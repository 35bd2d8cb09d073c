import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ApiCall, fromResponse, noContent } from '../../src/adapters/http/contract/apiCall.ts'
import { someId } from '../../src/adapters/http/parsing.ts'
import { closed, listening } from '../adapters/listening.ts'
import { tryCall } from './tryCall.ts'

interface Seen {
  readonly line: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const seen: Seen[] = []
let server: Server
let base = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method, url, headers } = request
    void text(request).then((body) => {
      seen.push({ line: `${method} ${url}`, headers, body })
      response.writeHead(204).end()
    })
  })
  base = await listening(server)
})
afterAll(() => closed(server))

const call: ApiCall = {
  name: 'writeReview',
  noun: 'review',
  method: 'PUT',
  path: 'users/reviews/{id}',
  prefix: 'eduenv',
  origin: 'spec',
  specId: 'S-275',
  summary: '',
  purpose: '',
  area: '수강평 고치기',
  access: 'user',
  pathParameters: { id: fromResponse('reviews', 'reviewList', 0, 'reviewId') },
  query: { content_type: 'COURSE & CLASS' },
  body: { schema: someId, example: { stars: 5, course: fromResponse('reviews', 'reviewList', 0, 'courseId') } },
  response: noContent,
}
const answers = new Map([['reviews', { reviewList: [{ reviewId: '가/1', courseId: 7 }] }]])

it('a call is made as the app makes it: ids as segments, cookie, mark and body', async () => {
  const verdict = await tryCall(
    call,
    { base, product: 'classes', cookie: 'session=a1; theme=b2', write: true, judge: false, examples: false, only: [], limit: 8 },
    answers,
  )
  expect(verdict.kind).toBe('as-expected')
  expect(seen.at(-1)).toMatchObject({
    line: 'PUT /eduenv/v1/users/reviews/%EA%B0%80%2F1?content_type=COURSE+%26+CLASS',
    headers: {
      accept: 'application/json',
      cookie: 'session=a1; theme=b2',
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/json',
    },
  })
  expect(JSON.parse(seen.at(-1)?.body ?? '')).toEqual({ stars: 5, course: 7 })
})

it('a read of the product asks without the mark, and as a guest without a cookie [S-215]', async () => {
  const { body: _, prefix: __, pathParameters: ___, ...read } = call
  await tryCall(
    { ...read, method: 'GET', path: 'courses' },
    { base, product: 'classes', cookie: null, write: false, judge: false, examples: false, only: [], limit: 8 },
    answers,
  )
  const { line, headers, body } = seen.at(-1) ?? { line: '', headers: {}, body: 'none' }
  expect(line).toBe('GET /classes/v1/courses?content_type=COURSE+%26+CLASS')
  expect([headers.cookie, headers['x-requested-with'], headers['content-type'], body]).toEqual([undefined, undefined, undefined, ''])
})

it('a call whose id nobody has told is not made', async () => {
  const before = seen.length
  const verdict = await tryCall(
    call,
    { base, product: 'classes', cookie: null, write: true, judge: false, examples: false, only: [], limit: 8 },
    new Map([['reviews', { reviewList: [] }]]),
  )
  expect(verdict).toEqual({ kind: 'not-tried', why: 'reviews has no reviewList.0.reviewId' })
  expect(seen).toHaveLength(before)
})
