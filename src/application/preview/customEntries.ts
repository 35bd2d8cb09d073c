import type { CustomEntry } from '../../domain/channel/CustomMap.ts'
import type { ChannelInfoJson } from './ChannelInfoJson.ts'

const blank: CustomEntry = { CUSTOM_NAME: [], REMOVE: [] }

const entryOf = (settings: ChannelInfoJson, key: string): CustomEntry => {
  const map = settings.info.channelCustomInfo?.customMap ?? {}
  return (Object.hasOwn(map, key) ? map[key] : undefined) ?? blank
}

export const ownName = (settings: ChannelInfoJson, key: string): string => entryOf(settings, key).CUSTOM_NAME[0]?.value ?? ''
export const isRemoved = (settings: ChannelInfoJson, key: string): boolean => entryOf(settings, key).REMOVE.length > 0

export const renamed = (settings: ChannelInfoJson, key: string, value: string): ChannelInfoJson =>
  withEntry(settings, key, { ...entryOf(settings, key), CUSTOM_NAME: value === '' ? [] : [{ value }] })

export const removed = (settings: ChannelInfoJson, key: string, isGone: boolean): ChannelInfoJson =>
  withEntry(settings, key, { ...entryOf(settings, key), REMOVE: isGone ? [{ value: 'Y' }] : [] })

/** An entry that says nothing is left out, so that the JSON holds only what was decided. */
const withEntry = (settings: ChannelInfoJson, key: string, entry: CustomEntry): ChannelInfoJson => {
  const { [key]: _, ...others } = settings.info.channelCustomInfo?.customMap ?? {}
  const saysNothing = entry.CUSTOM_NAME.length === 0 && entry.REMOVE.length === 0
  const customMap = saysNothing ? others : { ...others, [key]: entry }
  return { ...settings, info: { ...settings.info, channelCustomInfo: { customMap } } }
}
