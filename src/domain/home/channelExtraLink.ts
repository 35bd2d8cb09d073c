import type { ChannelInfo } from '../channel/ChannelInfo.ts'
import { channelUrl } from '../channel/channelUrl.ts'
import { parentChannelDomain } from '../channel/parentChannel.ts'
import type { LinkPolicy } from '../site/LinkPolicy.ts'
import type { ChannelRole } from '../viewer/ChannelRole.ts'

interface ChannelExtraLink {
  readonly leadsTo: 'parent' | 'own'
  readonly href: string | null
}

/** The extra block of a premium channel leads to its parent, an enterprise's to itself. */
export function channelExtraLink(role: ChannelRole | null, channel: ChannelInfo, links: LinkPolicy): ChannelExtraLink {
  if (role === 'ROLE_CHANNEL_PREMIUM') return { leadsTo: 'parent', href: channelUrl(parentChannelDomain(channel), links) }
  return { leadsTo: 'own', href: channelUrl(channel.channelDomain, links) }
}
