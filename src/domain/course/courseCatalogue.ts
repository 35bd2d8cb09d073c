import { paths } from '../paths.ts'
import type { ChannelProfile } from '../channel/channel.ts'
import { courseLevels } from './course.ts'
import { hrefWithQuery } from '../id.ts'
import { catalogueOrders, listQuery, choiceFilter, type QueryOf, textFilter, textsFilter } from '../catalogue/listQuery.ts'

export const catalogueCosts = ['free', 'point', 'cash'] as const
export type CatalogueCost = (typeof catalogueCosts)[number]

/** The filters of every catalogue of offers; the level is not among them, because classes have none. */
export const offerFilters = {
  keyword: textFilter(),
  cost: choiceFilter(catalogueCosts),
  /** A channel's sub-domain; `channelDomain` in an address, because in the demo `channel` names the channel that is open. */
  channel: textFilter('channelDomain'),
  /** Names of categories. */
  categories: textsFilter('category'),
} as const

const { keyword, ...otherFilters } = offerFilters

/** The query of the course list. Null or an empty list: everything. */
export const courseQuery = listQuery(catalogueOrders, { keyword, level: choiceFilter(courseLevels), ...otherFilters })

export type CatalogueQuery = QueryOf<typeof courseQuery>
export type ListQuery = Omit<CatalogueQuery, 'level'>

/** Returns the catalogue's address for this query; `/course?page=1&order=DESC` for the whole of it. */
export function catalogueHref(query: CatalogueQuery): string {
  return hrefWithQuery(paths.courses, courseQuery.parameters(query))
}

export interface ChannelChoice {
  readonly channelDomain: string
  readonly name: string
}

export type KnownChannel = Pick<ChannelProfile, 'channelDomain' | 'channelName'>

/** Lists the channels to filter by: no call lists them all, so those of the items seen so far, and always the chosen one. */
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
