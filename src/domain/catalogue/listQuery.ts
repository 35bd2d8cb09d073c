import { parsePageNumber } from '../paging.ts'

export const catalogueOrders = ['DESC', 'ASC', 'POPULAR'] as const
/** The newest first, the oldest first, those that most take first. */
export type CatalogueOrder = (typeof catalogueOrders)[number]

/** As much of `URLSearchParams` as is needed. */
export interface SearchParameters {
  get(name: string): string | null
  getAll(name: string): readonly string[]
}

/** Null for blank text. */
export function normalizedText(raw: string | null): string | null {
  const text = raw?.trim().normalize('NFC') ?? ''
  return text === '' ? null : text
}

/** Names and values, as in an address and in a call. */
export type Parameters = readonly (readonly [name: string, value: string])[]

/** Something that a list can be asked for. */
export interface Filter<Value> {
  /** Of its parameter; null: called as the filter itself. */
  readonly name: string | null
  /** What cannot be understood counts as not asked for. */
  read(values: readonly string[]): Value
  /** None: it is not asked for. */
  write(value: Value): readonly string[]
}

/** One value, or null. */
const single = <Value extends string>(read: (raw: string | null) => Value | null, name: string | null): Filter<Value | null> => ({
  name,
  read: ([raw = null]) => read(raw),
  write: (value) => (value === null ? [] : [value]),
})

/** A text; null where it is blank. */
export const textFilter = (name: string | null = null): Filter<string | null> => single(normalizedText, name)

export const choiceFilter = <const Value extends string>(values: readonly Value[], name: string | null = null): Filter<Value | null> =>
  single((raw) => values.find((value) => value === raw) ?? null, name)

/** Those of some values that are asked for, in their own order. */
export const choicesFilter = <const Value extends string | number>(
  values: readonly Value[],
  name: string | null = null,
): Filter<readonly Value[]> => ({
  name,
  read: (raw) => values.filter((value) => raw.includes(String(value))),
  write: (chosen) => chosen.map(String),
})

/** Texts, each once. */
export const textsFilter = (name: string | null = null): Filter<readonly string[]> => ({
  name,
  read: (raw) => [...new Set(raw.flatMap((value) => normalizedText(value) ?? []))],
  write: (chosen) => chosen,
})

/** Asked for by one value of its parameter. */
export const flagFilter = (name: string, value: string): Filter<boolean> => ({
  name,
  read: ([raw]) => raw === value,
  write: (isAsked) => (isAsked ? [value] : []),
})

type Filters = Readonly<Record<string, Filter<unknown>>>

type Values<Own extends Filters> = { readonly [Name in keyof Own]: Own[Name] extends Filter<infer Value> ? Value : never }

const nothing: SearchParameters = { get: () => null, getAll: () => [] }

/** A list in one order only, asked for page by page: how the query is read from an address and written into one or into a call. */
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
    /** The first page of everything. */
    initial: parse(nothing),
    /** The query in an address; unknown values are ignored. */
    parse,
    /** The page first, then the filters as they are described. */
    parameters: (query: Query): Parameters => [['page', String(query.page)], ...write(query)],
    /** Whether anything but page and order is asked for. */
    isFiltered: (query: Query): boolean => write(query).length > 0,
  }
}

/** The same of a list in several orders, the first of these by default: it is written behind the page. */
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

/** A query that is described so. */
export type QueryOf<List extends { readonly initial: unknown }> = List['initial']

/** The query with changes; a changed one begins on its first page. */
export function refined<Query extends { readonly page: number }>(query: Query, changes: Partial<NoInfer<Query>>): Query {
  return { ...query, ...changes, page: 1 }
}
