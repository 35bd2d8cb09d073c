import type { Id } from './id.ts'

/** A learner of a channel, as its teachers see them. */
export interface ChannelMember {
  readonly userId: Id
  readonly nickname: string | null
  /** Address of their picture. */
  readonly profile: string | null
}
