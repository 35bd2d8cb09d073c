import type { WorkFeature } from './studio.ts'
import type { ChannelMember } from '../domain/channelMember.ts'
import type { SetHomework } from '../domain/studio/setHomework.ts'

/** Everybody who learns on the channel, for those who teach there. */
export type ChannelMembers = (signal?: AbortSignal) => Promise<readonly ChannelMember[]>

/** What the pages ask for on which homework is set. */
export interface SetHomeworkFeature extends WorkFeature<SetHomework> {
  readonly members: ChannelMembers
}
