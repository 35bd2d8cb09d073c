import { channelDomain } from './channelDomain.ts'
import type { ChannelInfo } from './ChannelInfo.ts'

/** Where the channel's parent lives. A parent without a usable domain is no parent. */
export function parentChannelDomain(channel: ChannelInfo | null): string | null {
  return channelDomain(channel?.info.superChannelInfo?.channelDomain)
}
