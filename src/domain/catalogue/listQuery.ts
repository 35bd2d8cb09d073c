import { parsePageNumber } from '../paging.ts'

export const catalogueOrders = ['DESC', 'ASC', 'POPULAR'] as const
/** The orders of a catalogue: newest first, oldest first, most taken first. */
export type CatalogueOrder = (typeof catalogueOrders)[number]

/** The part of `URLSearchParams` that filters need. */
export interface SearchParameters {
  get(name: string): string | null
  getAll(name: string): readonly string[]
}

/** Trims and normalizes a text; null if it is blank. */
export function normalizedText(raw: string | null): string | null {
  const text = raw?.trim().normalize('NFC') ?? ''
  return text === '' ? null : text
}

/** Names and values, as in an address and in a call. */
export type Parameters = readonly (readonly [name: string, value: string])[]

/** A filter of a list. */
export interface Filter<Value> {
  /** The name of its parameter; null: the same as the filter's key. */
  readonly name: string | null
  /** Reads the value; values that are not understood are ignored. */
  read(values: readonly string[]): Value
  /** Writes the value; an empty list leaves the parameter out. */
  write(value: Value): readonly string[]
}

/** Creates a filter with one value, or null. */
const single = <Value extends string>(read: (raw: string | null) => Value | null, name: string | null): Filter<Value | null> => ({
  name,
  read: ([raw = null]) => read(raw),
  write: (value) => (value === null ? [] : [value]),
})

/** Creates a filter by text; null where it is blank. */
export const textFilter = (name: string | null = null): Filter<string | null> => single(normalizedText, name)

export const choiceFilter = <const Value extends string>(values: readonly Value[], name: string | null = null): Filter<Value | null> =>
  single((raw) => values.find((value) => value === raw) ?? null, name)

/** Creates a filter by several of the given values, in the order in which these are given. */
export const choicesFilter = <const Value extends string | number>(
  values: readonly Value[],
  name: string | null = null,
): Filter<readonly Value[]> => ({
  name,
  read: (raw) => values.filter((value) => raw.includes(String(value))),
  write: (chosen) => chosen.map(String),
})

/** Creates a filter by texts, each once. */
export const textsFilter = (name: string | null = null): Filter<readonly string[]> => ({
  name,
  read: (raw) => [...new Set(raw.flatMap((value) => normalizedText(value) ?? []))],
  write: (chosen) => chosen,
})

/** Creates a filter that is on when its parameter has this value. */
export const flagFilter = (name: string, value: string): Filter<boolean> => ({
  name,
  read: ([raw]) => raw === value,
  write: (isAsked) => (isAsked ? [value] : []),
})

type Filters = Readonly<Record<string, Filter<unknown>>>

type Values<Own extends Filters> = { readonly [Name in keyof Own]: Own[Name] extends Filter<infer Value> ? Value : never }

const nothing: SearchParameters = { get: () => null, getAll: () => [] }

/** Describes a paged list in a single order: how its query is read from an address, and written into one or into a call. */
export function plainListQuery<Own extends Filters>(filters: Own) {
  type Query = { readonly page: number } & Values<Own>
  const entries = Object.entries(filters)
  const read = (parameters: SearchParameters): Values<Own> =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name of the table with what its own filter reads
    Object.fromEntries(entries.map(([own, filter]) => [own, filter.read(parameters.getAll(filter.name ?? own))])) as Values<Own>
  const write = (values: Values<Own>): Parameters =>
    entries.flatMap(([own, filter]) => filter.write(values[own]).map((value) => [filter.name ?? own, value] as const))
  const parse = (parameters: SearchParameters): Query => ({ page: parsePageNumber(parameters.get('page')), ...read(parameters) })
  return {
    /** The query of the first page of everything. */
    initial: parse(nothing),
    /** Parses the query in an address; unknown values are ignored. */
    parse,
    /** Writes the query: the page first, then the filters in the order in which they are described. */
    parameters: (query: Query): Parameters => [['page', String(query.page)], ...write(query)],
    /** Tells whether any filter is set; page and order do not count. */
    isFiltered: (query: Query): boolean => write(query).length > 0,
  }
}

/** Describes a list in several orders, the first of them by default; the order is written after the page. */
export function listQuery<const Order extends string, Own extends Filters>(orders: readonly [Order, ...Order[]], filters: Own) {
  const plain = plainListQuery(filters)
  type Query = { readonly page: number; readonly order: Order } & Values<Own>
  const parse = (parameters: SearchParameters): Query => ({
    ...plain.parse(parameters),
    order: orders.find((order) => order === parameters.get('order')) ?? orders[0],
  })
  return {
    initial: parse(nothing),
    parse,
    parameters: (query: Query): Parameters => plain.parameters(query).toSpliced(1, 0, ['order', query.order]),
    isFiltered: (query: Query): boolean => plain.isFiltered(query),
  }
}

/** The type of the query that a list description parses. */
export type QueryOf<List extends { readonly initial: unknown }> = List['initial']

/** Returns the query with changes; a changed query begins on its first page. */
export function refined<Query extends { readonly page: number }>(query: Query, changes: Partial<NoInfer<Query>>): Query {
  return { ...query, ...changes, page: 1 }
}
