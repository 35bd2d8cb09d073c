import type { Id } from '../Id.ts'

/** The channel that offers a course or class, as its card shows it. */
export interface ChannelProfile {
  readonly channelId: Id | null
  readonly channelName: string | null
  readonly channelLogoUrl: string | null
  readonly channelDomain: string | null
}
