import type { Id } from '../id.ts'
import { isHostWithin, type LinkPolicy, type Site, urlOfHost } from '../site/site.ts'
import type { BusinessField, BusinessInfo } from '../site/businessInfo.ts'

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

/** The fragment of the list of all of the viewer's channels on their own page. */
export const ownChannelsName = 'channels'

/** The first page of the viewer's channels; `totalCount` may exceed the length of the list. */
export interface JoinedChannels {
  readonly totalCount: number
  readonly channels: readonly Channel[]
}

export interface ChannelBanner {
  readonly bannerId: Id | null
  readonly title: string | null
  readonly imageUrl: string | null
  readonly link: string | null
}

/** Settings of a channel by section key: a title of its own, and whether the section is removed (S-142). A Map, so that keys like `__proto__` are plain keys. */
export type CustomMap = ReadonlyMap<string, CustomEntry>

export interface CustomEntry {
  readonly CUSTOM_NAME: readonly { readonly value: string }[]
  readonly REMOVE: readonly unknown[]
}

/** The settings of a channel's sub-domain. */
export interface ChannelInfo {
  readonly role: string | null
  readonly channelDomain: string | null
  readonly channelName: string | null
  readonly description: string | null
  readonly info: {
    readonly logoUrl: string | null
    readonly superChannelInfo: { readonly channelDomain: string | null } | null
    readonly channelCustomInfo: { readonly customMap: CustomMap } | null
  }
  readonly businessInfo: BusinessInfo | null
  readonly pluginMap: { readonly CHANNEL_TALK: ChatPlugin | null }
  /** Slug of the course pass on sale, if any. */
  readonly productSlug: string | null
  /** The channel's own colour as #rrggbb, if any. */
  readonly brandColor: string | null
}

export interface ChatPlugin {
  readonly isUsed: boolean
  readonly pluginKey: string | null
}

/** The channel that offers a course or class, as its card shows it. */
export interface ChannelProfile {
  readonly channelId: Id | null
  readonly channelName: string | null
  readonly channelLogoUrl: string | null
  readonly channelDomain: string | null
}

/** The order in which the fields are shown (S-104). */
const displayOrder: readonly BusinessField[] = ['businessName', 'representative', 'businessNumber', 'telephone', 'email', 'address']

/** Lists the known facts of a business, in that order. */
export const businessFacts = (info: BusinessInfo) =>
  displayOrder.flatMap((field) => {
    const value = info[field]
    return value ? [[field, value] as const] : []
  })

/** The pattern of a host label, which has no hyphen at either end. */
const labelPattern = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const labelOrHost = new RegExp(`^${labelPattern}(?:\\.${labelPattern})*(?::\\d{1,5})?$`)

/** Sub-domains of the installation's root that are never a channel's. */
const reservedLabels: ReadonlySet<string> = new Set(['www', 'api', 'admin'])

/** Parses a channel's sub-domain label or full host, in lower case; null when it is neither. */
export function parseChannelDomain(raw: string | null | undefined): string | null {
  const domain = raw?.trim().toLowerCase() ?? ''
  return labelOrHost.test(domain) ? domain : null
}

/** Home sections that a channel may remove or rename, in the spec's order (S-087…S-093). */
export const sectionSettingKeys = [
  'MAIN_RECOMMENDATION_LIVE_COURSE',
  'MAIN_RECOMMENDATION_COURSE_CLASS',
  'MAIN_RECOMMENDATION_COURSE',
  'MAIN_RECOMMENDATION_CHANNEL',
  'MAIN_RECOMMENDATION_PROBLEM',
  'MAIN_RECOMMENDATION_BLOG',
  'MAIN_ENROLLED_COURSE',
] as const
export type SettingKey = (typeof sectionSettingKeys)[number]

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

/** Returns the channel's setting for a section. Only the first name counts, and a blank one is none (A-27, S-142). */
export function sectionSetting(channel: ChannelInfo | null, key: SettingKey | CategoryKey | 'GLOBAL_CHANNEL_NAME'): SectionSetting {
  const entry = channel?.info.channelCustomInfo?.customMap.get(key)
  return {
    title: entry?.CUSTOM_NAME[0]?.value.trim() || null,
    removed: entry !== undefined && entry.REMOVE.length > 0,
  }
}

/** Returns the channel's own word for ‘channel’ (S-094), or else the installation's. */
export function channelTerm(channel: ChannelInfo | null, defaultTerm: string | null): string {
  return sectionSetting(channel, 'GLOBAL_CHANNEL_NAME').title ?? defaultTerm ?? '채널'
}

/** Appends ‘is’ to a term. The spec always writes 이에요; with `josa` a word that ends in a vowel gets 예요. */
export function withCopula(term: string, josa: boolean): string {
  return `${term}${josa && endsInVowel(term) ? '예요' : '이에요'}`
}

const firstSyllable = '가'.charCodeAt(0)
const lastSyllable = '힣'.charCodeAt(0)
/** Each vowel has 28 syllables: the open one, then one for every final consonant. */
const syllablesPerVowel = 28

function endsInVowel(term: string): boolean {
  const syllables = term.normalize('NFC')
  const last = syllables.charCodeAt(syllables.length - 1)
  return last >= firstSyllable && last <= lastSyllable && (last - firstSyllable) % syllablesPerVowel === 0
}

/** Returns the address of a page on a channel's own host. Null, and so no link, for a host that is not below one of ours. */
export function channelUrl(domain: string | null, links: LinkPolicy, path = ''): string | null {
  const host = hostOf(parseChannelDomain(domain), links)
  return host === null ? null : urlOfHost(host, path)
}

function hostOf(domain: string | null, { rootDomain, allowedHosts }: LinkPolicy): string | null {
  if (domain === null) return null
  const isLabel = !/[.:]/.test(domain)
  if (isLabel) return rootDomain === null || reservedLabels.has(domain) ? null : `${domain}.${rootDomain}`
  if (rootDomain !== null && [...reservedLabels].some((label) => domain === `${label}.${rootDomain}`)) return null
  const roots = rootDomain === null ? allowedHosts : [rootDomain, ...allowedHosts]
  return roots.some((root) => isHostWithin(domain, root)) ? domain : null
}

/** Returns the key that opens the channel's chat; null where it is switched off, or on without a key: it could not open (S-102). */
export function chatPluginKey(channel: ChannelInfo | null): string | null {
  const plugin = channel?.pluginMap.CHANNEL_TALK
  return plugin?.isUsed === true ? plugin.pluginKey || null : null
}

/** Returns the domain of the channel's parent. A parent without a usable domain is no parent. */
export function parentChannelDomain(channel: ChannelInfo | null): string | null {
  return parseChannelDomain(channel?.info.superChannelInfo?.channelDomain)
}

/** Returns the business information of a channel; null when it is switched off. */
export const visibleBusinessInfo = (channel: Pick<ChannelInfo, 'businessInfo'> | null): BusinessInfo | null =>
  channel?.businessInfo?.isUsed ? channel.businessInfo : null

interface ChannelBrand {
  readonly name: string
  readonly logoUrl: string | null
}

/** Returns name and logo of the channel that the page stands on; if its settings did not load, the sub-domain is the name. */
export function channelBrand({ site, channel }: { readonly site: Site; readonly channel: ChannelInfo | null }): ChannelBrand | null {
  if (site.channelDomain === null) return null
  return { name: channel?.channelName ?? site.channelDomain, logoUrl: channel?.info.logoUrl ?? null }
}
