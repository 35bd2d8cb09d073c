import type { BusinessInfo } from './BusinessInfo.ts'
import type { ChannelInfo } from './ChannelInfo.ts'

/** What a channel tells of its business; null where it has that switched off. */
export const shownBusiness = (channel: Pick<ChannelInfo, 'businessInfo'> | null): BusinessInfo | null =>
  channel?.businessInfo?.isUsed ? channel.businessInfo : null
