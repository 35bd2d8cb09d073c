import type { ChannelFacts } from './ChannelFacts.ts'
import type { CustomMapWire } from './customMap.ts'
import type { BusinessInfo, ChatPlugin } from '../../../src/domain/channel/channel.ts'

/** A channel that can be visited. */
export interface ChannelSite extends ChannelFacts {
  readonly role: 'ROLE_CHANNEL_ENTERPRISE' | 'ROLE_CHANNEL_PREMIUM' | null
  /** Label of the parent channel. */
  readonly parent: string | null
  readonly productSlug: string | null
  readonly brandColor: string
  readonly customMap: CustomMapWire
  readonly businessInfo: BusinessInfo
  readonly chat: ChatPlugin
  /** Title and in-site link of each banner. */
  readonly banners: readonly { readonly title: string; readonly link: string }[]
  readonly hasContent: boolean
}
