import type { ChannelInfoJson } from './ChannelInfoJson.ts'

/** A channel whose settings can be tried out without anybody being the wiser. */
export interface SettingsTrial {
  /** As the backend has them, or null when they cannot be read. */
  original(): Promise<ChannelInfoJson | null>
  /** What is tried out now. */
  tried(): ChannelInfoJson | null
  /** null: back to the original. */
  tryOut(settings: ChannelInfoJson | null): void
}
