import { describe, expect, it } from 'vitest'
import { contractDiff, diffLines } from './contractDiff.ts'
import { contractFile } from './contractFile.ts'

interface Call {
  readonly parameters?: readonly object[]
  readonly body?: object
  readonly answer?: object
  readonly responses?: object
  readonly security?: readonly object[]
  readonly deprecated?: boolean
}

const json = (schema: object) => ({ content: { 'application/json': { schema, example: 1 } } })

const documentOf = ({ body, answer = {}, responses = {}, ...operation }: Call = {}) => ({
  paths: {
    '/v1/courses': {
      post: { summary: 'Words.', ...operation, ...(body && { requestBody: json(body) }), responses: { 200: json(answer), ...responses } },
    },
  },
})

const between = (before: Call, after: Call) =>
  contractDiff(documentOf(before), documentOf(after)).map(
    ({ isBreaking, line }) => `${isBreaking ? 'breaks' : 'fine'}: ${line.replace('POST /v1/courses', '')}`,
  )

const fields = (properties: object, required: readonly string[] = []) => ({ type: 'object', properties, required })
const text = { type: 'string' }
const query = (name: string, more: object = {}) => ({ name, in: 'query', schema: text, ...more })

describe('between two contracts', () => {
  it('the same one twice differs in nothing; nor do words and examples', () => {
    const document = JSON.parse(contractFile('1.0.0', new Map()))
    expect(contractDiff(document, document)).toEqual([])
    const said = { ...documentOf(), info: { description: 'Other words.' } }
    expect(contractDiff(documentOf(), said)).toEqual([])
  })

  it('a call that is gone breaks, one that is new does not', () => {
    expect(contractDiff(documentOf(), { paths: {} })).toEqual([{ isBreaking: true, line: 'POST /v1/courses: is gone' }])
    expect(contractDiff(documentOf({ deprecated: true }), { paths: {} })[0]?.line).toBe('POST /v1/courses: is gone, as it was said')
    expect(contractDiff({ paths: {} }, documentOf())).toEqual([{ isBreaking: false, line: 'POST /v1/courses: is new' }])
  })

  const type = (name: string) => ({ answer: fields({ title: { type: name } }) })
  it.each<[string, Call, Call, readonly string[]]>([
    ['a name that is no more', { parameters: [query('page')] }, {}, ['breaks: , query page: is not understood any more']],
    ['a name that is new', {}, { parameters: [query('page')] }, ['fine: , query page: may be asked with']],
    ['a new name that is due', {}, { parameters: [query('page', { required: true })] }, ['breaks: , query page: has to be asked with']],
    [
      'a name that is due from now on',
      { parameters: [query('page')] },
      { parameters: [query('page', { required: true })] },
      ['breaks: , query page: has to be asked with'],
    ],
    [
      'a value that may not be asked for any more, and one that may',
      { parameters: [query('order', { schema: { enum: ['A', 'B'] } })] },
      { parameters: [query('order', { schema: { enum: ['B', 'C'] } })] },
      ['breaks: , query order: is no more "A"', 'fine: , query order: may be "C"'],
    ],
    [
      'a longer text that is taken, and a shorter one',
      { body: fields({ one: { maxLength: 5 }, other: { maxLength: 5 } }) },
      { body: fields({ one: { maxLength: 9 }, other: { maxLength: 3 } }) },
      ['fine: , body.one: maxLength 9 in place of 5', 'breaks: , body.other: maxLength 3 in place of 5'],
    ],
    ['a body that is due from now on', {}, { body: text }, ['breaks: , body: has to be sent (application/json)']],
    [
      'fields of a body',
      { body: fields({ gone: text, free: text, due: text }, ['due']) },
      { body: fields({ free: text, due: text, new: text, must: text }, ['free', 'must']) },
      [
        'fine: , body.gone: is not looked at any more',
        'breaks: , body.free: has to be there',
        'fine: , body.due: may be missing',
        'fine: , body.new: may be there',
        'breaks: , body.must: has to be there',
      ],
    ],
    [
      'fields of an answer',
      { answer: fields({ gone: text, due: text, free: text }, ['due']) },
      { answer: fields({ due: text, free: text, new: text }, ['free']) },
      ['breaks: , 200.gone: is gone', 'breaks: , 200.due: may be missing', 'fine: , 200.free: has to be there', 'fine: , 200.new: is new'],
    ],
    [
      'a field of another type',
      type('string'),
      type('number'),
      ['breaks: , 200.title: may be number', 'fine: , 200.title: is no more string'],
    ],
    [
      'null where there was always something',
      { answer: { type: 'array', items: text } },
      { answer: { type: 'array', items: { type: ['string', 'null'] } } },
      ['breaks: , 200[]: may be null'],
    ],
    ['a word that a client does not know', { answer: { enum: ['A'] } }, { answer: { enum: ['A', 'B'] } }, ['breaks: , 200: may be "B"']],
    ['an answer that was one of some words', { answer: { const: 'A' } }, {}, ['breaks: , 200: may be anything']],
    ['another success', {}, { responses: { 202: json({}) } }, ['breaks: , 202: may be answered']],
    ['another refusal', {}, { responses: { 409: json({}) } }, ['fine: , 409: may be answered']],
    [
      'more ways in which an answer may be',
      { answer: { anyOf: [text] } },
      { answer: { anyOf: [text, { type: 'null' }] } },
      ['breaks: , 200: 2 choices in place of 1'],
    ],
    [
      'who may call',
      { security: [{}, { session: [] }] },
      { security: [{ session: [] }] },
      ['breaks: : asks for session, not nothing or session'],
    ],
    ['what is to go', {}, { deprecated: true }, ['fine: : is deprecated']],
  ])('%s is told', (_what, before, after, lines) => {
    expect(between(before, after).toSorted()).toEqual(lines.toSorted())
  })

  it('what is defined once is compared wherever it occurs, and may hold itself', () => {
    const $ref = '#/components/schemas/Tree'
    const tree = (size: object) => ({
      ...documentOf({ answer: { $ref } }),
      components: { schemas: { Tree: fields({ size, description: size, parts: { type: 'array', items: { $ref } } }) } },
    })
    expect(contractDiff(tree(text), tree({ type: 'number' })).map(({ line }) => line)).toEqual([
      'POST /v1/courses, 200.size: is no more string',
      'POST /v1/courses, 200.size: may be number',
      'POST /v1/courses, 200.description: is no more string',
      'POST /v1/courses, 200.description: may be number',
    ])
  })

  it('what breaks is told first, and counted', () => {
    const changes = contractDiff(documentOf({ parameters: [query('page')] }), documentOf({ responses: { 409: json({}) } }))
    expect(diffLines(changes)).toEqual([
      '✗ breaks  POST /v1/courses, query page: is not understood any more',
      '· changes POST /v1/courses, 409: may be answered',
      '1 breaking changes, 1 others',
    ])
  })
})
