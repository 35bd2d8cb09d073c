import type { ChannelSite } from './ChannelSite.ts'

/** Neither a business card nor a chat. */
export const notUsed: Pick<ChannelSite, 'businessInfo' | 'chat'> = {
  businessInfo: {
    isUsed: false,
    businessName: null,
    telephone: null,
    address: null,
    email: null,
    representative: null,
    businessNumber: null,
  },
  chat: { isUsed: false, pluginKey: null },
}
