import type { ChannelInfo } from './ChannelInfo.ts'

/** The key that opens the channel's chat; null where it is switched off, or on without a key: it could not open (S-102). */
export function chatKey(channel: ChannelInfo | null): string | null {
  const plugin = channel?.pluginMap.CHANNEL_TALK
  return plugin?.isUsed === true ? plugin.pluginKey || null : null
}
