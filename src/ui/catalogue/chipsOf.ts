import { type ListQuery, refined } from '../../domain/course/catalogueQuery.ts'
import { afterChoosing, type CategoryChoices } from '../../domain/course/categoryChoices.ts'
import type { ChannelChoice } from '../../domain/course/channelChoices.ts'
import { catalogueWords as words } from './catalogueWords.ts'

export interface Chip<Query> {
  readonly id: string
  readonly name: string
  /** The query without this filter; null if it cannot be removed. */
  readonly without: Query | null
}

/** One chip for each filter that is set; `own`: the chips of filters that only this catalogue has. */
export const chipsOf = <Query extends ListQuery>(
  query: Query,
  own: readonly Chip<Query>[],
  groups: readonly CategoryChoices[] | null,
  channels: readonly ChannelChoice[] | null,
): readonly Chip<Query>[] => {
  const { keyword, cost, channel, categories } = query
  return [
    keyword !== null && { id: 'keyword', name: words.keyword(keyword), without: refined(query, { keyword: null }) },
    ...own,
    cost !== null && { id: 'cost', name: words.costs[cost], without: refined(query, { cost: null }) },
    channel !== null && { id: 'channel', name: channelName(channel, channels), without: refined(query, { channel: null }) },
    ...categories.map((name) => ({ id: `category ${name}`, name, without: withoutCategory(query, name, groups) })),
  ].filter((chip) => chip !== false)
}

const channelName = (channel: string, channels: readonly ChannelChoice[] | null) =>
  channels?.find(({ channelDomain }) => channelDomain === channel)?.name ?? channel

const withoutCategory = <Query extends ListQuery>(query: Query, name: string, groups: readonly CategoryChoices[] | null) => {
  const group = groups?.find(({ names }) => names.includes(name))
  const left = group ? afterChoosing(query.categories, name, group) : query.categories.filter((other) => other !== name)
  return left.includes(name) ? null : refined(query, { categories: left })
}
