import { type ListQuery, refined } from '../../domain/course/catalogueQuery.ts'
import { afterChoosing, type CategoryChoices } from '../../domain/course/categoryChoices.ts'
import type { ChannelChoice } from '../../domain/course/channelChoices.ts'
import { catalogueWords as words } from './catalogueWords.ts'

export interface Chip<Query> {
  readonly id: string
  readonly name: string
  /** The query without it; null where it has to stay. */
  readonly without: Query | null
}

/** Everything that is asked for, one by one; `own` is what only this catalogue can be asked for. */
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
