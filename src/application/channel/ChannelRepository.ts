import type { JoinedChannels } from '../../domain/channel/Channel.ts'
import type { ChannelInfo } from '../../domain/channel/ChannelInfo.ts'

export interface ChannelRepository {
  info(channelDomain: string, signal?: AbortSignal): Promise<ChannelInfo>
  joined(signal?: AbortSignal): Promise<JoinedChannels>
}
