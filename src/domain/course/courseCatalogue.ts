import { paths } from '../paths.ts'
import type { ChannelProfile } from '../channel/channel.ts'
import { type CourseLevel, parseCourseLevel } from './course.ts'
import { hrefWithQuery } from '../id.ts'
import { parsePageNumber } from '../paging.ts'
import { type CatalogueOrder, catalogueOrders, normalizedText, type SearchParameters } from '../catalogue/listQuery.ts'

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

export const defaultCatalogueQuery: CatalogueQuery = {
  page: 1,
  order: 'DESC',
  keyword: null,
  level: null,
  cost: null,
  channel: null,
  categories: [],
}

/** The query in an address; unknown values are ignored. */
export function parseCatalogueQuery(parameters: SearchParameters): CatalogueQuery {
  return {
    page: parsePageNumber(parameters.get('page')),
    order: catalogueOrders.find((order) => order === parameters.get('order')) ?? 'DESC',
    keyword: normalizedText(parameters.get('keyword')),
    level: parseCourseLevel(parameters.get('level')),
    cost: catalogueCosts.find((cost) => cost === parameters.get('cost')) ?? null,
    channel: normalizedText(parameters.get('channelDomain')),
    categories: [...new Set(parameters.getAll('category').flatMap((name) => normalizedText(name) ?? []))],
  }
}

/** The query as address parameters, page and order first. */
export function catalogueParameters(query: CatalogueQuery): readonly (readonly [name: string, value: string])[] {
  const { page, order, keyword, level, cost, channel, categories } = query
  const filters = Object.entries({ keyword, level, cost, channelDomain: channel }).flatMap(([name, value]) =>
    value === null ? [] : ([[name, value]] as const),
  )
  return [['page', String(page)], ['order', order], ...filters, ...categories.map((name) => ['category', name] as const)]
}

/** The catalogue's address for this query; `/course?page=1&order=DESC` for the whole of it. */
export function catalogueHref(query: CatalogueQuery): string {
  return hrefWithQuery(paths.courses, catalogueParameters(query))
}

/** A changed query starts at page 1. */
export function refineQuery<Query extends ListQuery>(
  query: Query,
  changes: Partial<Omit<Query, 'page'>> | Partial<Omit<ListQuery, 'page'>>,
): Query {
  return { ...query, ...changes, page: 1 }
}

/** Whether anything but page and order is asked for. */
export function isCatalogueFiltered({ keyword, level, cost, channel, categories }: CatalogueQuery): boolean {
  return [keyword, level, cost, channel].some((wish) => wish !== null) || categories.length > 0
}

export interface ChannelChoice {
  readonly channelDomain: string
  readonly name: string
}

export type KnownChannel = Pick<ChannelProfile, 'channelDomain' | 'channelName'>

/** The channels by which a catalogue can be filtered. No call lists them all: so those of the items seen so far, and always the chosen one. */
export function channelChoices(known: readonly (KnownChannel | null)[], chosen: string | null): readonly ChannelChoice[] {
  const names = new Map<string, string | null>()
  for (const channel of known) {
    if (channel?.channelDomain) names.set(channel.channelDomain, names.get(channel.channelDomain) ?? channel.channelName)
  }
  if (chosen !== null && !names.has(chosen)) names.set(chosen, null)
  return [...names]
    .map(([channelDomain, name]) => ({ channelDomain, name: name?.trim() || channelDomain }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'ko'))
}
