import type { ChannelInfoJson } from './ChannelInfoJson.ts'

/** Other settings of a channel, tried out where nobody else sees them. */
export interface SettingsTrial {
  /** As the backend has them, or null when they cannot be read. */
  original(): Promise<ChannelInfoJson | null>
  /** What is tried out now. */
  tried(): ChannelInfoJson | null
  /** null: back to the original. */
  tryOut(settings: ChannelInfoJson | null): void
}
