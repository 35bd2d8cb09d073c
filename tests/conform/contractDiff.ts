/** A difference between two contracts, as a line that names the place and the change. */
export interface ContractChange {
  /** Whether a client or a backend that worked may stop working. */
  readonly isBreaking: boolean
  readonly line: string
}

type Json = Readonly<Record<string, unknown>>

/** The side that a schema binds: a backend must accept requests, a client must understand responses. */
type Direction = 'request' | 'response'

const methods: ReadonlySet<string> = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'])

/** Compares two OpenAPI documents. Descriptions and examples do not count. */
export function contractDiff(before: unknown, after: unknown): readonly ContractChange[] {
  const [old, next] = [operationsIn(before), operationsIn(after)]
  const changes = differences(old, next, {
    gone: (call, { deprecated }) => breaking(`${call}: is gone${deprecated === true ? ', as it was said' : ''}`),
    added: (call) => [fine(`${call}: is new`)],
    both: (call, was, is) => [...callChanges(was, is)].map(({ isBreaking, line }) => ({ isBreaking, line: `${call}${line}` })),
  })
  return [...new Map(changes.map((change) => [change.line, change])).values()]
}

function callChanges(was: Json, is: Json): readonly ContractChange[] {
  return [
    ...(is['deprecated'] === true && was['deprecated'] !== true ? [fine(': is deprecated')] : []),
    ...(securityOf(was) === securityOf(is) ? [] : breaking(`: asks for ${securityOf(is)}, not ${securityOf(was)}`)),
    ...parameterChanges(was, is),
    ...bodyChanges(record(was['requestBody']), record(is['requestBody'])),
    ...answerChanges(record(was['responses']), record(is['responses'])),
  ]
}

function parameterChanges(was: Json, is: Json): readonly ContractChange[] {
  const byName = (operation: Json) =>
    Object.fromEntries(list(operation['parameters']).map((one) => [`${String(one['in'])} ${String(one['name'])}`, one]))
  return differences(byName(was), byName(is), {
    gone: (name) => breaking(`, ${name}: is not understood any more`),
    added: (name, { required }) =>
      required === true ? breaking(`, ${name}: has to be asked with`) : [fine(`, ${name}: may be asked with`)],
    both: (name, old, next) => [
      ...(next['required'] === true && old['required'] !== true ? breaking(`, ${name}: has to be asked with`) : []),
      ...schemaChanges(`, ${name}`, record(old['schema']), record(next['schema']), 'request'),
    ],
  })
}

function bodyChanges(was: Json, is: Json): readonly ContractChange[] {
  return differences(record(was['content']), record(is['content']), {
    gone: (type) => breaking(`, body: ${type} is not taken any more`),
    added: (type) =>
      Object.keys(was).length === 0 ? breaking(`, body: has to be sent (${type})`) : [fine(`, body: ${type} is taken, too`)],
    both: (_type, old, next) => schemaChanges(', body', record(old['schema']), record(next['schema']), 'request'),
  })
}

function answerChanges(was: Json, is: Json): readonly ContractChange[] {
  return differences(was, is, {
    gone: (status) => (status.startsWith('2') ? breaking(`, ${status}: is answered no more`) : [fine(`, ${status}: is answered no more`)]),
    added: (status) => (status.startsWith('2') ? breaking(`, ${status}: may be answered`) : [fine(`, ${status}: may be answered`)]),
    both: (status, old, next) =>
      differences(record(old['content']), record(next['content']), {
        gone: (type) => breaking(`, ${status}: does not come as ${type} any more`),
        added: (type) => [fine(`, ${status}: may come as ${type}`)],
        both: (_type, one, other) => schemaChanges(`, ${status}`, record(one['schema']), record(other['schema']), 'response'),
      }),
  })
}

/** Compares two schemas. A request may become wider and a response narrower; the opposite breaks the other side. */
function schemaChanges(place: string, was: Json, is: Json, direction: Direction): readonly ContractChange[] {
  const narrower = (line: string) => ({ isBreaking: direction === 'request', line: `${place}: ${line}` })
  const wider = (line: string) => ({ isBreaking: direction === 'response', line: `${place}: ${line}` })
  return [
    ...setChanges('is no more', 'may be', typesOf(was), typesOf(is), narrower, wider),
    ...setChanges('is no more', 'may be', wordsOf(was), wordsOf(is), narrower, wider),
    ...boundChanges(was, is, narrower, wider),
    ...fieldChanges(place, was, is, direction),
    ...('items' in was && 'items' in is ? schemaChanges(`${place}[]`, record(was['items']), record(is['items']), direction) : []),
    ...choiceChanges(place, was, is, direction),
  ]
}

type Tell = (line: string) => ContractChange

/** Null: anything. */
type Values = ReadonlySet<string> | null

function setChanges(lost: string, won: string, was: Values, is: Values, narrower: Tell, wider: Tell): readonly ContractChange[] {
  if (was === null) return is === null ? [] : [narrower(`is one of ${[...is].join(', ')} alone`)]
  if (is === null) return [wider('may be anything')]
  return [
    ...[...was].filter((value) => !is.has(value)).map((value) => narrower(`${lost} ${value}`)),
    ...[...is].filter((value) => !was.has(value)).map((value) => wider(`${won} ${value}`)),
  ]
}

function typesOf({ type }: Json): Values {
  return type === undefined ? null : new Set([type].flat().map(String))
}

function wordsOf(schema: Json): Values {
  const words = 'const' in schema ? [schema['const']] : schema['enum']
  return Array.isArray(words) ? new Set(words.map((word) => JSON.stringify(word))) : null
}

const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems']
const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems']
const exactBounds = ['pattern', 'format']

function boundChanges(was: Json, is: Json, narrower: Tell, wider: Tell): readonly ContractChange[] {
  const changes = (keywords: readonly string[], isNarrower: (from: unknown, to: unknown) => boolean) =>
    keywords
      .filter((keyword) => was[keyword] !== is[keyword])
      .map((keyword) => {
        const tell = is[keyword] !== undefined && isNarrower(was[keyword], is[keyword]) ? narrower : wider
        return tell(`${keyword} ${shown(is[keyword])} in place of ${shown(was[keyword])}`)
      })
  return [
    ...changes(lowerBounds, (from, to) => Number(to) > Number(from ?? Number.NEGATIVE_INFINITY)),
    ...changes(upperBounds, (from, to) => Number(to) < Number(from ?? Number.POSITIVE_INFINITY)),
    ...changes(exactBounds, () => true),
  ]
}

const shown = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value))

function fieldChanges(place: string, was: Json, is: Json, direction: Direction): readonly ContractChange[] {
  const [due, dueNow] = [was, is].map(({ required }) => new Set(Array.isArray(required) ? required.map(String) : [])) as [
    Set<string>,
    Set<string>,
  ]
  const isAsked = direction === 'request'
  return differences(record(was['properties']), record(is['properties']), {
    gone: (name) => (isAsked ? [fine(`${place}.${name}: is not looked at any more`)] : breaking(`${place}.${name}: is gone`)),
    added: (name) => {
      if (!isAsked) return [fine(`${place}.${name}: is new`)]
      return dueNow.has(name) ? breaking(`${place}.${name}: has to be there`) : [fine(`${place}.${name}: may be there`)]
    },
    both: (name, old, next) => [
      ...(dueNow.has(name) && !due.has(name)
        ? [{ isBreaking: isAsked, line: `${place}.${name}: has to be there` }]
        : due.has(name) && !dueNow.has(name)
          ? [{ isBreaking: !isAsked, line: `${place}.${name}: may be missing` }]
          : []),
      ...schemaChanges(`${place}.${name}`, old, next, direction),
    ],
  })
}

/** Compares choices one by one if both have the same number of them; otherwise only their numbers. */
function choiceChanges(place: string, was: Json, is: Json, direction: Direction): readonly ContractChange[] {
  return ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => {
    const [old, next] = [list(was[keyword]), list(is[keyword])]
    if (old.length === next.length) return old.flatMap((one, at) => schemaChanges(place, one, next[at] ?? {}, direction))
    const isWider = keyword === 'allOf' ? next.length < old.length : next.length > old.length
    return [{ isBreaking: isWider === (direction === 'response'), line: `${place}: ${next.length} choices in place of ${old.length}` }]
  })
}

interface Tellers {
  gone(name: string, was: Json): readonly ContractChange[]
  added(name: string, is: Json): readonly ContractChange[]
  both(name: string, was: Json, is: Json): readonly ContractChange[]
}

function differences(was: Json, is: Json, { gone, added, both }: Tellers): readonly ContractChange[] {
  return [
    ...Object.keys(was).flatMap((name) => (name in is ? both(name, record(was[name]), record(is[name])) : gone(name, record(was[name])))),
    ...Object.keys(is).flatMap((name) => (name in was ? [] : added(name, record(is[name])))),
  ]
}

const fine = (line: string): ContractChange => ({ isBreaking: false, line })
const breaking = (line: string): readonly ContractChange[] => [{ isBreaking: true, line }]

/** Returns every call by method and path, with references resolved. Names of path parameters do not matter. */
function operationsIn(document: unknown): Readonly<Record<string, Json>> {
  const whole = record(document)
  return Object.fromEntries(
    Object.entries(record(whole['paths'])).flatMap(([path, item]) =>
      Object.entries(record(item))
        .filter(([method]) => methods.has(method))
        .map(([method, operation]) => [`${method.toUpperCase()} ${path}`, record(resolved(operation, whole, []))]),
    ),
  )
}

function resolved(node: unknown, whole: Json, trail: readonly string[]): unknown {
  if (Array.isArray(node)) return node.map((part) => resolved(part, whole, trail))
  if (!isRecord(node)) return node
  const { $ref, example: _, examples: __, description: ___, summary: ____, ...rest } = node
  if (typeof $ref !== 'string' || !$ref.startsWith('#/'))
    return Object.fromEntries(
      Object.entries(rest).map(([key, part]) => [key, key === 'properties' ? fieldsIn(part) : resolved(part, whole, trail)]),
    )
  if (trail.includes($ref)) return {}
  const steps = $ref
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  return resolved(
    steps.reduce<unknown>((at, step) => record(at)[step], whole),
    whole,
    [...trail, $ref],
  )

  /** Resolves fields, whose names may equal OpenAPI's own keywords. */
  function fieldsIn(properties: unknown): Json {
    return Object.fromEntries(Object.entries(record(properties)).map(([name, field]) => [name, resolved(field, whole, trail)]))
  }
}

function securityOf({ security }: Json): string {
  const ways = list(security).map((way) => Object.keys(way).toSorted().join(' and ') || 'nothing')
  return ways.length === 0 ? 'nothing' : ways.toSorted().join(' or ')
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const record = (value: unknown): Json => (isRecord(value) ? value : {})
const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.map(record) : [])

/** Formats changes: breaking ones first, then the others, then the number of each. */
export function diffLines(changes: readonly ContractChange[]): readonly string[] {
  const breaks = changes.filter(({ isBreaking }) => isBreaking)
  const rest = changes.filter(({ isBreaking }) => !isBreaking)
  return [
    ...breaks.map(({ line }) => `✗ breaks  ${line}`),
    ...rest.map(({ line }) => `· changes ${line}`),
    `${breaks.length} breaking changes, ${rest.length} others`,
  ]
}
