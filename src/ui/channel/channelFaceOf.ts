import type { ChannelInfo } from '../../domain/channel/ChannelInfo.ts'
import type { Site } from '../../domain/site/Site.ts'

/** Name and logo of the channel that the page stands on; a channel whose settings did not come goes by its sub-domain. */
export const channelFaceOf = ({ site, channel }: { readonly site: Site; readonly channel: ChannelInfo | null }) =>
  site.channelDomain === null ? null : { name: channel?.channelName ?? site.channelDomain, logoUrl: channel?.info.logoUrl ?? null }
