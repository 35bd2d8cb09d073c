import type { ChannelInfo, CustomEntry } from '../../domain/channel/channel.ts'

/** A channel's settings as the backend stores and sends them: what the playground edits and an operator copies. */
export interface ChannelInfoJson extends Omit<ChannelInfo, 'info'> {
  readonly info: Omit<ChannelInfo['info'], 'channelCustomInfo'> & {
    readonly channelCustomInfo: { readonly customMap: Readonly<Record<string, CustomEntry>> } | null
  }
}

export const expectedTypes = ['json', 'group', 'text', 'yesNo', 'list', 'colour', 'role'] as const
export type ExpectedType = (typeof expectedTypes)[number]

export interface JsonProblem {
  /** Where, as in `info.logoUrl`; empty for the whole. */
  readonly path: string
  readonly expected: ExpectedType
}

export type ChannelInfoReading =
  | { readonly ok: true; readonly settings: ChannelInfoJson }
  | { readonly ok: false; readonly problems: readonly JsonProblem[] }

const emptyEntry: CustomEntry = { CUSTOM_NAME: [], REMOVE: [] }

const entryOf = (settings: ChannelInfoJson, key: string): CustomEntry => {
  const map = settings.info.channelCustomInfo?.customMap ?? {}
  return (Object.hasOwn(map, key) ? map[key] : undefined) ?? emptyEntry
}

export const customName = (settings: ChannelInfoJson, key: string): string => entryOf(settings, key).CUSTOM_NAME[0]?.value ?? ''
export const isRemoved = (settings: ChannelInfoJson, key: string): boolean => entryOf(settings, key).REMOVE.length > 0

export const withCustomName = (settings: ChannelInfoJson, key: string, value: string): ChannelInfoJson =>
  withEntry(settings, key, { ...entryOf(settings, key), CUSTOM_NAME: value === '' ? [] : [{ value }] })

export const withRemoved = (settings: ChannelInfoJson, key: string, isGone: boolean): ChannelInfoJson =>
  withEntry(settings, key, { ...entryOf(settings, key), REMOVE: isGone ? [{ value: 'Y' }] : [] })

/** Empty entries are left out of the JSON. */
const withEntry = (settings: ChannelInfoJson, key: string, entry: CustomEntry): ChannelInfoJson => {
  const { [key]: _, ...others } = settings.info.channelCustomInfo?.customMap ?? {}
  const saysNothing = entry.CUSTOM_NAME.length === 0 && entry.REMOVE.length === 0
  const customMap = saysNothing ? others : { ...others, [key]: entry }
  return { ...settings, info: { ...settings.info, channelCustomInfo: { customMap } } }
}

/** Channel settings that are tried out in this browser only. */
export interface SettingsOverride {
  /** As the backend has them, or null when they cannot be read. */
  original(): Promise<ChannelInfoJson | null>
  /** The settings that are tried out now. */
  current(): ChannelInfoJson | null
  /** Null: the original. */
  set(settings: ChannelInfoJson | null): void
  /** Parses pasted settings without applying them. */
  read(text: string): ChannelInfoReading
}
