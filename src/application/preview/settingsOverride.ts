import type { ChannelInfoJson } from '../../domain/channel/channelSettings.ts'

export const expectedTypes = ['json', 'group', 'text', 'yesNo', 'list', 'colour', 'role'] as const
export type ExpectedType = (typeof expectedTypes)[number]

export interface JsonProblem {
  /** The path of the field, as in `info.logoUrl`; empty for the whole. */
  readonly path: string
  readonly expected: ExpectedType
}

export type ChannelInfoReading =
  | { readonly ok: true; readonly settings: ChannelInfoJson }
  | { readonly ok: false; readonly problems: readonly JsonProblem[] }

/** Channel settings that are tried out in this browser only. */
export interface SettingsOverride {
  /** Resolves to the backend's settings, or null when they cannot be read. */
  original(): Promise<ChannelInfoJson | null>
  /** Returns the settings that are tried out now. */
  current(): ChannelInfoJson | null
  /** Sets the settings to try out; null restores the original. */
  set(settings: ChannelInfoJson | null): void
  /** Parses pasted settings without applying them. */
  read(text: string): ChannelInfoReading
}
