import { readdirSync, readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { apiPaths } from '../../src/adapters/http/apiPaths.ts'
import { type ApiCall, successesOf } from '../../src/adapters/http/contract/apiCall.ts'
import { contract } from '../../src/adapters/http/contract/contract.ts'
import { responseSchema } from '../../src/adapters/http/contract/jsonSchema.ts'
import { firstSteps } from '../../src/adapters/http/contract/firstCalls.ts'
import { contractExamples } from './contractExamples.ts'
import { contractFile } from './contractFile.ts'
import { deviationsIn } from './deviationsIn.ts'
import { section7 } from './section7.ts'
import { importsOf } from '../importGraph.ts'

type Json = any // oxlint-disable-line typescript/no-explicit-any -- the document, as any client reads it

/** Drops the names of path parameters, which are ours; their positions are the spec's. */
const withoutNames = (path: string) => path.replace(/\{(?!product\})\w+\}/g, '{}')
const addressOf = ({ prefix, path }: ApiCall) => (prefix === 'eduenv' ? `/eduenv/v1/${path}` : `/{product}/v1/${path}`)
const spelled = (call: ApiCall) => withoutNames(`${call.method} ${addressOf(call)}`)

describe('the contract', () => {
  it.each(section7)('has %s [%s]', (given, statement) => {
    const calls = contract.filter((call) => spelled(call) === withoutNames(given))
    expect(calls.map(({ origin, specId: told }) => [origin, told])).toEqual([['spec', statement]])
  })

  it('calls nothing given by the spec that the spec does not give [S-215]', () => {
    const given = new Set(section7.map(([call]) => withoutNames(call)))
    expect(contract.filter((call) => call.origin === 'spec' && !given.has(spelled(call)))).toEqual([])
  })

  it('has every path that the home page asks for', () => {
    const paths = new Set(contract.map(({ path }) => path))
    expect(Object.values(apiPaths).filter((path) => !paths.has(path))).toEqual([])
  })

  it('uses the second prefix for exactly the three calls that the spec names [S-216]', () => {
    const second = contract.filter(({ prefix }) => prefix === 'eduenv').map(({ specId }) => specId)
    expect(second.toSorted()).toEqual(['S-245', 'S-246', 'S-247'])
  })

  it('names every call once, and fills every place of every path', () => {
    expect(new Set(contract.map(({ name }) => name)).size).toBe(contract.length)
    expect(new Set(contract.map(spelled)).size).toBe(contract.length)
    for (const { name, path, pathParameters = {} } of contract) {
      expect(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, place]) => place),
        name,
      ).toEqual(Object.keys(pathParameters))
    }
  })

  it('says in Korean what each call is for', () => {
    for (const { name, purpose } of contract) expect(purpose, name).toMatch(/^[가-힣 ]{2,20}$/)
  })

  it('is a table for tools and the demo: nothing of production loads it', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
    const importers = files
      .map((file) => `src/${file.replaceAll('\\', '/')}`)
      .filter((path) => importsOf(path, readFileSync(path, 'utf8')).some((target) => target.startsWith('src/adapters/http/contract/')))
    expect(importers.length).toBeGreaterThan(0)
    expect(importers.filter((path) => !path.startsWith('src/adapters/http/contract/'))).toEqual(['src/preview/demoFaultLab.tsx'])
  })
})

describe('openapi.json', async () => {
  const examples = await contractExamples()
  const file = contractFile('1.2.3', examples)
  const document = JSON.parse(file)
  const operations: readonly any[] = Object.values(document.paths).flatMap((path) => Object.values(path as object)) // oxlint-disable-line typescript/no-explicit-any -- as any client reads it

  it('is an OpenAPI 3.1 document', async () => {
    const validator = new Validator()
    expect(await validator.validate(file)).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  it('has every call of the contract, with where its address comes from', () => {
    for (const call of contract) {
      const operation = document.paths[addressOf(call)]?.[call.method.toLowerCase()]
      const origin = call.origin === 'spec' ? 'given by the spec' : 'assumed by us'
      const marks = { 'x-origin': origin, 'x-statement': call.specId }
      expect(operation, call.name).toMatchObject({ operationId: call.name, tags: [call.noun], ...marks })
    }
    expect(Object.values(document.paths).flatMap((path) => Object.keys(path as object))).toHaveLength(contract.length)
  })

  it('tells a client what is due: every field, whether it may be null, which words there are [S-150] [S-154]', () => {
    const { schema } = document.paths['/{product}/v1/users/quests'].get.responses[200].content['application/json']
    const { quest, userQuestId } = schema.properties.questList.items.properties
    expect(userQuestId.type).toEqual(['number', 'string'])
    expect(quest.required).toContain('goalList')
    expect(quest.properties.character.enum).toEqual(['DOLPHIN', 'CRAB', 'TURTLE', 'NEMO', 'SEAHORSE', 'SHARK', null])
    expect(quest.properties.description.type).toEqual(['string', 'null'])
  })

  it('tells once what is due in more than one place, under the name that its fields give it', () => {
    const { schemas } = document.components
    expect(schemas).toMatchObject({ Course: expect.anything(), CourseClass: expect.anything(), Channel: expect.anything() })
    const { schema } = document.paths['/{product}/v1/users/channels'].get.responses[200].content['application/json']
    expect(schema.properties.channels).toEqual({ type: 'array', items: { $ref: '#/components/schemas/Channel' } })
    expect(schemas.Course.properties.channelProfile).toMatchObject({
      anyOf: [{ $ref: '#/components/schemas/ChannelProfile' }, { type: 'null' }],
    })
    expect(schemas.ChannelProfile.type).toBe('object')
  })

  /** Returns every field of these schemas with its call, path and schema. */
  const fieldsOf = (node: Json, path: string): readonly (readonly [string, Json])[] => {
    if (typeof node !== 'object' || node === null) return []
    const due = node.$ref === undefined ? node : document.components.schemas[node.$ref.split('/').at(-1)]
    const below = [due.items, due.additionalProperties, ...(due.anyOf ?? []), ...(due.oneOf ?? [])].flatMap((part) => fieldsOf(part, path))
    const own = Object.entries<Json>(due.properties ?? {}).map(([name, field]) => [`${path}.${name}`, field] as const)
    return [...below, ...own, ...own.flatMap(([place, field]) => fieldsOf(field, place))]
  }
  const fieldsOfCall = ({ operationId, responses, requestBody }: Json) =>
    [...Object.values<Json>(responses), requestBody]
      .flatMap((part) => Object.values<Json>(part?.content ?? {}))
      .flatMap(({ schema }) => fieldsOf(schema, operationId))

  it('writes every date in a form that can be checked: a date-time has an offset', () => {
    const dates = operations.flatMap(fieldsOfCall).filter(([path]) => path.endsWith('Date'))
    expect(dates.length).toBeGreaterThan(100)
    expect(dates.flatMap(([path, { format }]) => (/^date(-time)?$/.test(format) ? [] : [path]))).toEqual([])
  })

  it('says of every field of a first backend what it means', () => {
    const first = new Set(firstSteps.flatMap(({ calls }) => calls))
    const fields = operations.filter(({ operationId }) => first.has(operationId)).flatMap(fieldsOfCall)
    const isList = ({ type }: Json) => type === 'array'
    const silent = fields.flatMap(([path, field]) => (field.description || isList(field) ? [] : [path.replace(/^.*\./, '')]))
    expect([...new Set(silent)].toSorted()).toEqual(['kind', 'value'])
  })

  it('names schemas in words: no numbers, and nothing of JSON Schema’s own', () => {
    const names = Object.keys(document.components.schemas)
    expect(names.filter((name) => !/^([A-Z][a-z]+)+$/.test(name) || /Schema|Propert/.test(name))).toEqual([])
  })

  it('shows how a submission looks that has no verdict yet, and who nobody is', () => {
    const { responses } = document.paths['/{product}/v1/users/problems/{id}/submissions'].post
    const { example } = responses[202].content['application/json']
    expect(example).toMatchObject({ state: 'JUDGING', score: 0, stepCount: 0, caseList: [] })
    expect(deviationsIn(responseSchema(contract.find(({ name }) => name === 'submit')!.response)!, example)).toEqual([])
    const { examples: viewers } = document.paths['/{product}/v1/users/me'].get.responses[200].content['application/json']
    expect(deviationsIn(responseSchema(contract.find(({ name }) => name === 'me')!.response)!, viewers.guest.value)).toEqual([])
  })

  it('links from the chapters to calls that there are', () => {
    const links = [...document.info.description.matchAll(/#tag\/([\w-]+)\/operation\/(\w+)/g)]
    expect(links.length).toBeGreaterThan(20)
    for (const [, tag, name] of links) expect(operations.find(({ operationId }) => operationId === name)?.tags, name).toEqual([tag])
  })

  it('tells a client how to ask: who may, with which names, with which body', () => {
    const { post } = document.paths['/{product}/v1/users/profiles/genders']
    expect(post.security).toEqual([{ session: [], requestedWith: [] }])
    expect(post.requestBody.content['application/json'].schema.properties.gender.enum).toEqual(['MAN', 'WOMAN'])
    expect(Object.keys(post.responses)).toEqual(['204', '400', '401', '403', '422', '429', '5XX'])
    expect(post.parameters).toContainEqual(expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: false }))
    expect(document.paths['/{product}/v1/users/courses/enrolls'].get.parameters).toContainEqual(
      expect.objectContaining({ name: 'page', in: 'query', required: false, schema: expect.objectContaining({ minimum: 1, default: 1 }) }),
    )
    const { parameters, responses } = document.paths['/{product}/v1/users/registrations/dates'].get
    expect(parameters).toContainEqual(expect.objectContaining({ name: 'content_id', in: 'query', required: true }))
    expect(Object.keys(responses)).toContain('400')
  })

  it('tells which names may be repeated, as they are in an address [S-217] [S-253]', () => {
    const repeated = (path: string) =>
      document.paths[`/{product}/v1/${path}`].get.parameters.flatMap(
        ({ name, schema, explode }: { name: string; schema: { type: string }; explode?: boolean }) =>
          schema.type === 'array' && explode === true ? [name] : [],
      )
    expect(repeated('search/courses')).toEqual(['category'])
    expect(repeated('course-classes')).toEqual(['category', 'weekday', 'time'])
  })

  it('says of every name that is asked with what it is, and which values there are', () => {
    const parameters = operations.flatMap((operation) => operation.parameters)
    for (const { name, description, schema } of parameters) {
      expect(description, name).toMatch(/^[A-Z].{15,}/)
      expect(
        Object.keys(schema).some((keyword) => /^(enum|type)$/.test(keyword)),
        name,
      ).toBe(true)
    }
    const enumsOf = (name: string) =>
      parameters.filter((one) => one.name === name).flatMap(({ schema }) => [schema.enum ?? schema.items?.enum])
    for (const name of ['order', 'level', 'cost', 'difficulty', 'state', 'live', 'time', 'period', 'itemCategory'])
      for (const values of enumsOf(name)) expect(values, name).toBeInstanceOf(Array)
  })

  it('states every status that its words tell, and gives each refusal one shape', () => {
    for (const { operationId, summary, responses } of operations) {
      const told = [...summary.matchAll(/\b4\d\d\b/g)].map(([status]) => status)
      expect(
        told.filter((status) => !(status in responses)),
        operationId,
      ).toEqual([])
    }
    for (const [name, { content }] of Object.entries<any>(document.components.responses)) // oxlint-disable-line typescript/no-explicit-any -- as above
      if (name !== 'SERVER_ERROR')
        expect(content['application/json']).toEqual({
          schema: { $ref: '#/components/schemas/Refusal' },
          example: { code: name, message: expect.stringMatching(/요$/) },
        })
  })

  it('has an example of every call that is as due, ids leading from one to another', () => {
    expect(contract.filter(({ name, response }) => response.kind !== 'nothing' && !examples.has(name)).map(({ name }) => name)).toEqual([])
    for (const call of contract) {
      const example = examples.get(call.name)
      if (example === undefined) continue
      expect(successesOf(call), call.name).toContain(example.status)
      const schema = call.response.kind === 'stream' ? null : responseSchema(call.response)
      if (schema !== null) expect(deviationsIn(schema, example.answer), call.name).toEqual([])
    }
    const { get } = document.paths['/{product}/v1/courses/{id}']
    const courses = document.paths['/{product}/v1/courses'].get.responses[200].content['application/json'].example
    expect(get.parameters.find(({ name }: { name: string }) => name === 'id').example).toBe(String(courses.courseList[0].courseId))
    expect(get.responses[200].content['application/json'].example.title).toBe(courses.courseList[0].title)
  })

  it('brings the tutor’s lines along in both ways in which they may come', () => {
    const { content } = document.paths['/{product}/v1/users/problems/{id}/feedbacks'].post.responses[200]
    const lines = content['application/x-ndjson'].example.trim().split('\n')
    expect(JSON.parse(lines.at(-1))).toMatchObject({ kind: 'END' })
    expect(content['text/event-stream'].example.trim().split('\n\n')).toEqual(lines.map((line: string) => `data: ${line}`))
  })
})
