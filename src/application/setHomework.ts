import type { WorkFeature } from './studio.ts'
import type { ChannelMember } from '../domain/channelMember.ts'
import type { SetHomework } from '../domain/studio/setHomework.ts'

/** Lists everybody who learns on the channel, for those who teach there. */
export type ChannelMembers = (signal?: AbortSignal) => Promise<readonly ChannelMember[]>

/** Lists the ports and use cases of the pages on which homework is set. */
export interface SetHomeworkFeature extends WorkFeature<SetHomework> {
  readonly members: ChannelMembers
}
