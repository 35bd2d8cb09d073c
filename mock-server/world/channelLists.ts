import { amount } from './amount.ts'
import type { ChannelFacts } from './channels/ChannelFacts.ts'
import { busyChannels } from './channels/sites.ts'
import { pictureUrl } from './pictureUrl.ts'
import type { WorldContext } from './WorldContext.ts'
import type { Channel } from '../../src/domain/channel/channel.ts'

/** On a channel: the others, those that teach the same first. */
export function popularChannels(context: WorldContext): readonly Channel[] {
  const others = busyChannels.filter(({ label }) => label !== context.site?.label)
  return channelsFrom(context, 'popular', byKinship(context, others), amount(context, 12))
}

const joinedInAll = 9
export const channelsPerPage = 6

export function joinedChannels(context: WorldContext): readonly Channel[] {
  return channelsFrom(context, 'joined', busyChannels, amount(context, joinedInAll))
}

function channelsFrom(context: WorldContext, list: string, from: readonly ChannelFacts[], count: number): readonly Channel[] {
  const order = context.dice.roll(`channels/${list}`, (faker) => faker.helpers.shuffle([...from]))
  const ordered = list === 'popular' ? byKinship(context, order) : order
  return Array.from({ length: count }, (_, at) => channelAt(ordered, at)).filter((channel) => channel !== null)
}

function byKinship({ site }: WorldContext, channels: readonly ChannelFacts[]): readonly ChannelFacts[] {
  const shared = (channel: ChannelFacts) => channel.focus.filter((topic) => site?.focus.includes(topic)).length
  return channels.toSorted((one, other) => shared(other) - shared(one))
}

function channelAt(channels: readonly ChannelFacts[], at: number): Channel | null {
  const facts = channels[at % channels.length]
  const branch = Math.floor(at / channels.length)
  if (facts === undefined) return null
  return {
    channelId: facts.number + branch * 1_000,
    channelName: branch === 0 ? facts.name : `${facts.name} ${branch + 1}관`,
    channelDomain: facts.label,
    channelLogoUrl: pictureUrl.logo(facts.label),
    description: facts.description,
    channelTag: facts.tag,
    profileImageUrl: pictureUrl.logo(facts.label),
    isMadeByMe: false,
  }
}
