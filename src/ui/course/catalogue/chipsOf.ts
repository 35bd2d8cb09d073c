import { type CatalogueQuery, refined } from '../../../domain/course/catalogueQuery.ts'
import { afterChoosing, type CategoryChoices } from '../../../domain/course/categoryChoices.ts'
import type { ChannelChoice } from '../../../domain/course/channelChoices.ts'
import { courseLevelLabel } from '../../../domain/course/courseLevel.ts'
import { catalogueWords as words } from './catalogueWords.ts'

export interface Chip {
  readonly id: string
  readonly name: string
  /** The query without it; null where it has to stay. */
  readonly without: CatalogueQuery | null
}

/** Everything that is asked for, one by one. */
export const chipsOf = (
  query: CatalogueQuery,
  groups: readonly CategoryChoices[] | null,
  channels: readonly ChannelChoice[] | null,
): readonly Chip[] => {
  const { keyword, level, cost, channel, categories } = query
  return [
    keyword !== null && { id: 'keyword', name: words.keyword(keyword), without: refined(query, { keyword: null }) },
    level !== null && { id: 'level', name: courseLevelLabel(level), without: refined(query, { level: null }) },
    cost !== null && { id: 'cost', name: words.costs[cost], without: refined(query, { cost: null }) },
    channel !== null && { id: 'channel', name: channelName(channel, channels), without: refined(query, { channel: null }) },
    ...categories.map((name) => ({ id: `category ${name}`, name, without: withoutCategory(query, name, groups) })),
  ].filter((chip) => chip !== false)
}

const channelName = (channel: string, channels: readonly ChannelChoice[] | null) =>
  channels?.find(({ channelDomain }) => channelDomain === channel)?.name ?? channel

const withoutCategory = (query: CatalogueQuery, name: string, groups: readonly CategoryChoices[] | null) => {
  const group = groups?.find(({ names }) => names.includes(name))
  const left = group ? afterChoosing(query.categories, name, group) : query.categories.filter((other) => other !== name)
  return left.includes(name) ? null : refined(query, { categories: left })
}
