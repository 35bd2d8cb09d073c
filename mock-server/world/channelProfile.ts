import type { ChannelFacts } from './channels/ChannelFacts.ts'
import { pictureUrl } from './pictureUrl.ts'
import type { ChannelProfile } from '../../src/domain/channel/channel.ts'

export function channelProfile(channel: ChannelFacts): ChannelProfile {
  return {
    channelId: channel.number,
    channelName: channel.name,
    channelLogoUrl: pictureUrl.logo(channel.label),
    channelDomain: channel.label,
  }
}
