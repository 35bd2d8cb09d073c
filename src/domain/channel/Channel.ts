import type { Id } from '../Id.ts'

export interface Channel {
  readonly channelId: Id
  readonly channelName: string
  readonly channelDomain: string | null
  readonly channelLogoUrl: string | null
  readonly description: string | null
  readonly channelTag: string | null
  readonly profileImageUrl: string | null
  readonly isMadeByMe: boolean
}

/** The first page of the viewer's channels; `totalCount` may exceed what is listed. */
export interface JoinedChannels {
  readonly totalCount: number
  readonly channels: readonly Channel[]
}
