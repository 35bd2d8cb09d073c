import type { ChannelInfoJson } from '../../../src/domain/channel/channelSettings.ts'

/** Settings of a channel that has set nothing but its name, unless told otherwise. */
export function someSettings(fields: Partial<ChannelInfoJson> = {}): ChannelInfoJson {
  return {
    role: null,
    channelDomain: 'haeon',
    channelName: '해온코딩학원',
    description: null,
    info: { logoUrl: null, superChannelInfo: null, channelCustomInfo: null },
    businessInfo: null,
    pluginMap: { CHANNEL_TALK: null },
    productSlug: null,
    brandColor: null,
    ...fields,
  }
}
