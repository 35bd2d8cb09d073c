import type { ChannelInfo } from './ChannelInfo.ts'

/** Home sections that a channel may remove or rename, in the spec's order (S-087…S-093). */
export const settingKeys = [
  'MAIN_RECOMMENDATION_LIVE_COURSE',
  'MAIN_RECOMMENDATION_COURSE_CLASS',
  'MAIN_RECOMMENDATION_COURSE',
  'MAIN_RECOMMENDATION_CHANNEL',
  'MAIN_RECOMMENDATION_PROBLEM',
  'MAIN_RECOMMENDATION_BLOG',
  'MAIN_ENROLLED_COURSE',
] as const
export type SettingKey = (typeof settingKeys)[number]

/** Category shortcuts that a channel may remove. The names are ours, the spec gives none. */
export const categoryKeys = [
  'CATEGORY_LIVE',
  'CATEGORY_CLASS',
  'CATEGORY_TEXT',
  'CATEGORY_BLOCK',
  'CATEGORY_DOCUMENT',
  'CATEGORY_VIDEO',
  'CATEGORY_TYPE',
  'CATEGORY_CONTEST',
  'CATEGORY_SHOP',
  'CATEGORY_BLOG',
] as const
export type CategoryKey = (typeof categoryKeys)[number]

interface SectionSetting {
  readonly title: string | null
  readonly removed: boolean
}

/** What the channel wants of a section. Only the first name counts, and a blank one is none (A-27, S-142). */
export function sectionSetting(channel: ChannelInfo | null, key: SettingKey | CategoryKey | 'GLOBAL_CHANNEL_NAME'): SectionSetting {
  const entry = channel?.info.channelCustomInfo?.customMap.get(key)
  return {
    title: entry?.CUSTOM_NAME[0]?.value.trim() || null,
    removed: entry !== undefined && entry.REMOVE.length > 0,
  }
}
