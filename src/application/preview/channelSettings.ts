import type { BusinessField, ChannelInfo, CustomEntry } from '../../domain/channel/channel.ts'
import { slugPattern } from '../../domain/channel/shortcuts.ts'
import { parseHex } from '../../domain/colour.ts'
import { channelRoles } from '../../domain/roles.ts'

/** A channel's settings as the backend stores and sends them: what the playground edits and an operator copies. */
export interface ChannelInfoJson extends Omit<ChannelInfo, 'info'> {
  readonly info: Omit<ChannelInfo['info'], 'channelCustomInfo'> & {
    readonly channelCustomInfo: { readonly customMap: Readonly<Record<string, CustomEntry>> } | null
  }
}

export type ExpectedType = 'json' | 'group' | 'text' | 'yesNo' | 'list' | 'colour' | 'role'

export interface JsonProblem {
  /** Where, as in `info.logoUrl`; empty for the whole. */
  readonly path: string
  readonly expected: ExpectedType
}

type ChannelInfoReading =
  | { readonly ok: true; readonly settings: ChannelInfoJson }
  | { readonly ok: false; readonly problems: readonly JsonProblem[] }

const roles: ReadonlySet<string> = new Set(channelRoles)

/** Reads settings that somebody pasted. What is missing is nothing; what is there and cannot be used is told, and nothing is changed. */
export function readChannelInfoJson(text: string): ChannelInfoReading {
  try {
    return channelInfoJsonOf(JSON.parse(text))
  } catch {
    return { ok: false, problems: [{ path: '', expected: 'json' }] }
  }
}

export function channelInfoJsonOf(raw: unknown): ChannelInfoReading {
  const problems: JsonProblem[] = []
  const wrong = (path: string, expected: ExpectedType) => {
    problems.push({ path, expected })
    return null
  }
  const group = (value: unknown, path: string): JsonObject | null => {
    if (isNullish(value)) return null
    return isJsonObject(value) ? value : wrong(path, 'group')
  }
  const text = (value: unknown, path: string, expected: ExpectedType = 'text', fits = (_: string) => true): string | null => {
    if (isNullish(value)) return null
    return typeof value === 'string' && fits(value) ? value : wrong(path, expected)
  }
  const yesNo = (value: unknown, path: string): boolean => {
    if (!isNullish(value) && typeof value !== 'boolean' && value !== 'Y' && value !== 'N') wrong(path, 'yesNo')
    return value === true || value === 'Y'
  }
  const list = (value: unknown, path: string): readonly unknown[] => {
    if (isNullish(value)) return []
    return Array.isArray(value) ? value : (wrong(path, 'list') ?? [])
  }
  const entry = (value: unknown, path: string): CustomEntry => {
    const { CUSTOM_NAME, REMOVE } = group(value, path) ?? {}
    const names = list(CUSTOM_NAME, `${path}.CUSTOM_NAME`).map((name, at) => {
      const place = `${path}.CUSTOM_NAME.${at}`
      return { value: text(group(name, place)?.['value'], `${place}.value`) ?? '' }
    })
    return { CUSTOM_NAME: names, REMOVE: list(REMOVE, `${path}.REMOVE`) }
  }

  if (!isJsonObject(raw)) return { ok: false, problems: [{ path: '', expected: 'group' }] }
  const info = group(raw['info'], 'info') ?? {}
  const parent = group(info['superChannelInfo'], 'info.superChannelInfo')
  const custom = group(info['channelCustomInfo'], 'info.channelCustomInfo')
  const mapPath = 'info.channelCustomInfo.customMap'
  const entries = Object.entries(group(custom?.['customMap'], mapPath) ?? {})
  const business = group(raw['businessInfo'], 'businessInfo')
  const chat = group(group(raw['pluginMap'], 'pluginMap')?.['CHANNEL_TALK'], 'pluginMap.CHANNEL_TALK')
  const businessText = (name: BusinessField) => text(business?.[name], `businessInfo.${name}`)
  const settings: ChannelInfoJson = {
    ...raw,
    role: text(raw['role'], 'role', 'role', (value) => roles.has(value)),
    channelDomain: text(raw['channelDomain'], 'channelDomain'),
    channelName: text(raw['channelName'], 'channelName'),
    description: text(raw['description'], 'description'),
    info: {
      ...info,
      logoUrl: text(info['logoUrl'], 'info.logoUrl'),
      superChannelInfo: parent && { channelDomain: text(parent['channelDomain'], 'info.superChannelInfo.channelDomain') },
      channelCustomInfo: custom && {
        customMap: Object.fromEntries(entries.map(([key, value]) => [key, entry(value, `${mapPath}.${key}`)])),
      },
    },
    businessInfo: business && {
      isUsed: yesNo(business['isUsed'], 'businessInfo.isUsed'),
      businessName: businessText('businessName'),
      telephone: businessText('telephone'),
      address: businessText('address'),
      email: businessText('email'),
      representative: businessText('representative'),
      businessNumber: businessText('businessNumber'),
    },
    pluginMap: {
      CHANNEL_TALK: chat && {
        isUsed: yesNo(chat['isUsed'], 'pluginMap.CHANNEL_TALK.isUsed'),
        pluginKey: text(chat['pluginKey'], 'pluginMap.CHANNEL_TALK.pluginKey'),
      },
    },
    productSlug: text(raw['productSlug'], 'productSlug', 'text', (value) => value === '' || slugPattern.test(value)),
    brandColor: text(raw['brandColor'], 'brandColor', 'colour', (value) => parseHex(value) !== null),
  }
  return problems.length === 0 ? { ok: true, settings } : { ok: false, problems }
}

type JsonObject = Readonly<Record<string, unknown>>

const isNullish = (value: unknown) => value === undefined || value === null

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

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

/** An entry that says nothing is left out, so that the JSON holds only what was decided. */
const withEntry = (settings: ChannelInfoJson, key: string, entry: CustomEntry): ChannelInfoJson => {
  const { [key]: _, ...others } = settings.info.channelCustomInfo?.customMap ?? {}
  const saysNothing = entry.CUSTOM_NAME.length === 0 && entry.REMOVE.length === 0
  const customMap = saysNothing ? others : { ...others, [key]: entry }
  return { ...settings, info: { ...settings.info, channelCustomInfo: { customMap } } }
}

/** Other settings of a channel, tried out where nobody else sees them. */
export interface SettingsOverride {
  /** As the backend has them, or null when they cannot be read. */
  original(): Promise<ChannelInfoJson | null>
  /** What is tried out now. */
  current(): ChannelInfoJson | null
  /** null: back to the original. */
  set(settings: ChannelInfoJson | null): void
}
