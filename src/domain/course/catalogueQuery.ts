import { pageIn } from '../pageIn.ts'
import { hrefWith } from '../hrefWith.ts'
import { type CourseLevel, courseLevelOf } from './courseLevel.ts'

export const catalogueOrders = ['DESC', 'ASC', 'POPULAR'] as const
/** The newest first, the oldest first, those that most take first. */
export type CatalogueOrder = (typeof catalogueOrders)[number]

export const catalogueCosts = ['free', 'point', 'cash'] as const
export type CatalogueCost = (typeof catalogueCosts)[number]

/** What of the catalogue is shown. Null and nothing: everything. */
export interface CatalogueQuery {
  readonly page: number
  readonly order: CatalogueOrder
  readonly keyword: string | null
  readonly level: CourseLevel | null
  readonly cost: CatalogueCost | null
  /** A channel's sub-domain; `channelDomain` in an address, because `channel` says in the demo where one is. */
  readonly channel: string | null
  /** Names of categories. */
  readonly categories: readonly string[]
}

/** What every catalogue can be asked for; classes, for one, have no level. */
export type ListQuery = Omit<CatalogueQuery, 'level'>

export const wholeCatalogue: CatalogueQuery = {
  page: 1,
  order: 'DESC',
  keyword: null,
  level: null,
  cost: null,
  channel: null,
  categories: [],
}

/** As much of `URLSearchParams` as is needed. */
export interface Parameters {
  get(name: string): string | null
  getAll(name: string): readonly string[]
}

/** What an address asks for: what cannot be understood counts as not asked for. */
export function catalogueQueryFrom(parameters: Parameters): CatalogueQuery {
  return {
    page: pageIn(parameters.get('page')),
    order: catalogueOrders.find((order) => order === parameters.get('order')) ?? 'DESC',
    keyword: textIn(parameters.get('keyword')),
    level: courseLevelOf(parameters.get('level')),
    cost: catalogueCosts.find((cost) => cost === parameters.get('cost')) ?? null,
    channel: textIn(parameters.get('channelDomain')),
    categories: [...new Set(parameters.getAll('category').flatMap((name) => textIn(name) ?? []))],
  }
}

function textIn(raw: string | null): string | null {
  const text = raw?.trim().normalize('NFC') ?? ''
  return text === '' ? null : text
}

/** The names and values that say the same in an address, page and order first. */
export function catalogueParameters(query: CatalogueQuery): readonly (readonly [name: string, value: string])[] {
  const { page, order, keyword, level, cost, channel, categories } = query
  const filters = Object.entries({ keyword, level, cost, channelDomain: channel }).flatMap(([name, value]) =>
    value === null ? [] : ([[name, value]] as const),
  )
  return [['page', String(page)], ['order', order], ...filters, ...categories.map((name) => ['category', name] as const)]
}

/** The catalogue's address for this query; `/course?page=1&order=DESC` for the whole of it. */
export function catalogueHref(query: CatalogueQuery): string {
  return hrefWith('/course', catalogueParameters(query))
}

/** Another wish begins on its first page. */
export function refined<Query extends ListQuery>(
  query: Query,
  wish: Partial<Omit<Query, 'page'>> | Partial<Omit<ListQuery, 'page'>>,
): Query {
  return { ...query, ...wish, page: 1 }
}

/** Whether anything but page and order is asked for. */
export function isFiltered({ keyword, level, cost, channel, categories }: CatalogueQuery): boolean {
  return [keyword, level, cost, channel].some((wish) => wish !== null) || categories.length > 0
}
