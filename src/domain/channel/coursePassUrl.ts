import type { LinkPolicy } from '../site/LinkPolicy.ts'
import type { Site } from '../site/Site.ts'
import { isOnChannel } from '../site/siteOf.ts'
import { channelRoleOf } from '../viewer/ChannelRole.ts'
import { isSignedIn } from '../viewer/isSignedIn.ts'
import type { Viewer } from '../viewer/Viewer.ts'
import type { ChannelInfo } from './ChannelInfo.ts'
import { channelUrl } from './channelUrl.ts'
import { parentChannelDomain } from './parentChannel.ts'

/** What may stand in the address of a course pass. */
export const slugPattern = /^[A-Za-z0-9_-]+$/

/** Where the viewer buys a course pass; null when this viewer is not offered one here. */
export function coursePassUrl(site: Site, viewer: Viewer, channel: ChannelInfo | null, links: LinkPolicy): string | null {
  const slug = channel?.productSlug ?? ''
  const role = channelRoleOf(channel, viewer)
  const isOffered = isOnChannel(site) && isSignedIn(viewer) && role !== null && slugPattern.test(slug)
  if (!isOffered) return null

  const path = `/purchase/product/${slug}`
  const parent = role === 'ROLE_CHANNEL_PREMIUM' ? parentChannelDomain(channel) : null
  return parent === null ? path : channelUrl(parent, links, path)
}
