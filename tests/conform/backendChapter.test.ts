import { expect, it } from 'vitest'
import { backendChapter } from './backendChapter.ts'
import { contractDiff } from './contractDiff.ts'

const answer = (properties: object) => ({
  responses: { 200: { content: { 'application/json': { schema: { type: 'object', properties } } } } },
})
const header = { in: 'header', name: 'X-Account', schema: { type: 'string' } }
const document = (calls: Readonly<Record<string, object>>) => ({
  paths: Object.fromEntries(Object.entries(calls).map(([path, operation]) => [`/{product}/v1/${path}`, { post: operation }])),
})
const text = { type: 'string' }

it('names the calls that are gone and new, what breaks first, and what many calls have in common once', () => {
  const many = ['a', 'b', 'c', 'd', 'e']
  const before = document({
    old: {},
    'users/{id}': answer({ title: text, point: text }),
    quests: answer({}),
    channels: answer({}),
    'search/channels': answer({}),
    ...Object.fromEntries(many.map((path) => [path, {}])),
  })
  const after = document({
    fresh: {},
    channels: answer({ one: text }),
    'search/channels': answer({ one: text }),
    quests: answer({ one: text, two: text, three: text, four: text, five: text }),
    'users/{id}': answer({ title: { type: 'number' } }),
    ...Object.fromEntries(many.map((path) => [path, { parameters: [header] }])),
  })
  expect(backendChapter(contractDiff(before, after))).toEqual([
    '- No longer asked for: `POST old`.',
    '- New calls: `POST fresh`.',
    '- 5 calls: header X-Account: may be asked with.',
    '- **Breaks:** `POST users/{id}`: 200.title: may be number; 200.point: is gone; 200.title: is no more string.',
    '- `POST quests`: 200.one: is new; 200.two: is new; 200.three: is new; 200.four: is new; 1 more.',
    '- `POST channels`, `POST search/channels`: 200.one: is new.',
  ])
})

it('leaves out what a backend that worked need not know: refusals, and requests that are narrower', () => {
  const asked = (schema: object) => document({ quests: { parameters: [{ in: 'query', name: 'order', schema }], responses: {} } })
  expect(backendChapter(contractDiff(asked(text), asked({ type: 'string', minLength: 1, enum: ['DESC'] })))).toEqual([])
  expect(backendChapter(contractDiff(asked({ enum: ['DESC'] }), asked({ enum: ['DESC', 'ASC'] })))).toEqual([
    '- `POST quests`: query order: may be "ASC".',
  ])
  expect(backendChapter(contractDiff(document({ quests: {} }), document({ quests: { responses: { 409: {} } } })))).toEqual([])
})

it('has nothing to say of two contracts that are alike', () => {
  expect(backendChapter(contractDiff(document({ a: {} }), document({ a: {} })))).toEqual([])
})
