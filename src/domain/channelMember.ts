import type { Id } from './id.ts'

/** Somebody who learns on a channel, as its teachers see them. */
export interface ChannelMember {
  readonly userId: Id
  readonly nickname: string | null
  /** Address of their picture. */
  readonly profile: string | null
}
