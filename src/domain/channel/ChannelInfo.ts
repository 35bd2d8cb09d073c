import type { BusinessInfo } from './BusinessInfo.ts'
import type { CustomMap } from './CustomMap.ts'

/** What a channel's sub-domain is set up with. */
export interface ChannelInfo {
  readonly role: string | null
  readonly channelDomain: string | null
  readonly channelName: string | null
  readonly description: string | null
  readonly info: {
    readonly logoUrl: string | null
    readonly superChannelInfo: { readonly channelDomain: string | null } | null
    readonly channelCustomInfo: { readonly customMap: CustomMap } | null
  }
  readonly businessInfo: BusinessInfo | null
  readonly pluginMap: { readonly CHANNEL_TALK: ChatPlugin | null }
  /** Slug of the course pass on sale, if any. */
  readonly productSlug: string | null
  /** The channel's own colour as #rrggbb, if any. */
  readonly brandColor: string | null
}

export interface ChatPlugin {
  readonly isUsed: boolean
  readonly pluginKey: string | null
}
