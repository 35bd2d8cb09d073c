import type { ChannelProfile } from '../channel/ChannelProfile.ts'

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
