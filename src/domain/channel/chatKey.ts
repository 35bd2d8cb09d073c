import type { ChannelInfo } from './ChannelInfo.ts'

/** What opens the channel's chat. Switched on without a key it could not open, so that is off (S-102). */
export function chatKey(channel: ChannelInfo | null): string | null {
  const plugin = channel?.pluginMap.CHANNEL_TALK
  return plugin?.isUsed === true ? plugin.pluginKey || null : null
}
