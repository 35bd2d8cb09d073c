import type { ChannelInfo, ChannelProfile } from '../../domain/channel/channel.ts'
import { safeImageUrl } from '../../domain/site/safeUrl.ts'
import type { Site } from '../../domain/site/site.ts'
import fallback from '../art/channel-default.svg?url&no-inline'
import { NameLine } from '../kit/Picture.tsx'

export const ChannelNameLine = ({ channel }: { readonly channel: ChannelProfile | null }) => (
  <NameLine pictures={[safeImageUrl(channel?.channelLogoUrl), fallback]} shape="tile" name={channel?.channelName} />
)

/** Name and logo of the site's channel; without its settings the name is its sub-domain. */
export const channelBrand = ({ site, channel }: { readonly site: Site; readonly channel: ChannelInfo | null }) =>
  site.channelDomain === null ? null : { name: channel?.channelName ?? site.channelDomain, logoUrl: channel?.info.logoUrl ?? null }
