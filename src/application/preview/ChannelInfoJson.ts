import type { ChannelInfo } from '../../domain/channel/ChannelInfo.ts'
import type { CustomEntry } from '../../domain/channel/CustomMap.ts'

/** A channel's settings as the backend stores and sends them: what the playground edits and an operator copies. */
export interface ChannelInfoJson extends Omit<ChannelInfo, 'info'> {
  readonly info: Omit<ChannelInfo['info'], 'channelCustomInfo'> & {
    readonly channelCustomInfo: { readonly customMap: Readonly<Record<string, CustomEntry>> } | null
  }
}
