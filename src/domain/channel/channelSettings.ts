import { parseHex } from '../colour.ts'
import { hasAnyRole } from '../roles.ts'
import type { Viewer } from '../viewer.ts'
import {
  type CategoryKey,
  categoryKeys,
  type ChannelInfo,
  type ChatPlugin,
  type CustomEntry,
  type SettingKey,
  sectionSettingKeys,
} from './channel.ts'
import { type BusinessField, businessFields, type BusinessInfo } from '../site/businessInfo.ts'
import { isBlank } from '../publishedText.ts'

/** A channel's settings as the backend stores and sends them: what an operator edits. */
export interface ChannelInfoJson extends Omit<ChannelInfo, 'info'> {
  readonly info: Omit<ChannelInfo['info'], 'channelCustomInfo'> & {
    readonly channelCustomInfo: { readonly customMap: Readonly<Record<string, CustomEntry>> } | null
  }
}

const operatingRoles = ['ROLE_OPERATOR', 'ROLE_CHANNEL_OPERATOR', 'ROLE_ADMIN']

/** Tells whether a viewer may change the settings of their current channel. Teachers may not. The roles are ours. */
export const canOperate = (viewer: Viewer): boolean => hasAnyRole(viewer, operatingRoles)

const emptyEntry: CustomEntry = { CUSTOM_NAME: [], REMOVE: [] }

function entryOf(settings: ChannelInfoJson, key: string): CustomEntry {
  const map = settings.info.channelCustomInfo?.customMap ?? {}
  return (Object.hasOwn(map, key) ? map[key] : undefined) ?? emptyEntry
}

export const customName = (settings: ChannelInfoJson, key: string): string => entryOf(settings, key).CUSTOM_NAME[0]?.value ?? ''
export const isRemoved = (settings: ChannelInfoJson, key: string): boolean => entryOf(settings, key).REMOVE.length > 0

export const withCustomName = (settings: ChannelInfoJson, key: string, value: string): ChannelInfoJson =>
  withEntry(settings, key, { ...entryOf(settings, key), CUSTOM_NAME: value === '' ? [] : [{ value }] })

export const withRemoved = (settings: ChannelInfoJson, key: string, isGone: boolean): ChannelInfoJson =>
  withEntry(settings, key, { ...entryOf(settings, key), REMOVE: isGone ? [{ value: 'Y' }] : [] })

/** Sets the entry of a key; an empty entry is left out of the JSON. */
function withEntry(settings: ChannelInfoJson, key: string, entry: CustomEntry): ChannelInfoJson {
  const { [key]: _, ...others } = settings.info.channelCustomInfo?.customMap ?? {}
  const saysNothing = entry.CUSTOM_NAME.length === 0 && entry.REMOVE.length === 0
  const customMap = saysNothing ? others : { ...others, [key]: entry }
  return { ...settings, info: { ...settings.info, channelCustomInfo: { customMap } } }
}

const blankBusiness: BusinessInfo = {
  isUsed: false,
  businessName: null,
  telephone: null,
  address: null,
  email: null,
  representative: null,
  businessNumber: null,
}

export const withBusiness = (settings: ChannelInfoJson, fields: Partial<BusinessInfo>): ChannelInfoJson => ({
  ...settings,
  businessInfo: { ...(settings.businessInfo ?? blankBusiness), ...fields },
})

export const withChat = (settings: ChannelInfoJson, fields: Partial<ChatPlugin>): ChannelInfoJson => ({
  ...settings,
  pluginMap: {
    ...settings.pluginMap,
    CHANNEL_TALK: { ...(settings.pluginMap.CHANNEL_TALK ?? { isUsed: false, pluginKey: null }), ...fields },
  },
})

/** The settings that an operator may change. Role, parent and course pass belong to the platform. */
export type SettingsField =
  | 'channelName'
  | 'logoUrl'
  | 'brandColor'
  | 'term'
  | `title/${SettingKey}`
  | `hidden/${SettingKey | CategoryKey}`
  | 'businessUsed'
  | `business/${BusinessField}`
  | 'chatUsed'
  | 'chatKey'

/** The value of a field, blank where nothing is set. */
export type FieldValue = string | boolean

interface FieldAccess<Value extends FieldValue = FieldValue> {
  readonly field: SettingsField
  get(settings: ChannelInfoJson): Value
  set(settings: ChannelInfoJson, value: Value): ChannelInfoJson
}

const text = ({ field, get, set }: FieldAccess<string>): FieldAccess => ({
  field,
  get,
  set: (settings, value) => set(settings, String(value)),
})
const flag = ({ field, get, set }: FieldAccess<boolean>): FieldAccess => ({
  field,
  get,
  set: (settings, value) => set(settings, value === true),
})

const termKey = 'GLOBAL_CHANNEL_NAME'

const hiddenField = (key: SettingKey | CategoryKey): FieldAccess =>
  flag({ field: `hidden/${key}`, get: (settings) => isRemoved(settings, key), set: (settings, value) => withRemoved(settings, key, value) })

/** The editable fields, in the order in which they are edited and listed. */
const accesses: readonly FieldAccess[] = [
  text({
    field: 'channelName',
    get: ({ channelName }) => channelName ?? '',
    set: (settings, value) => ({ ...settings, channelName: value || null }),
  }),
  text({
    field: 'logoUrl',
    get: ({ info }) => info.logoUrl ?? '',
    set: (settings, value) => ({ ...settings, info: { ...settings.info, logoUrl: value || null } }),
  }),
  text({
    field: 'brandColor',
    get: ({ brandColor }) => brandColor ?? '',
    set: (settings, value) => ({ ...settings, brandColor: value || null }),
  }),
  text({
    field: 'term',
    get: (settings) => customName(settings, termKey),
    set: (settings, value) => withCustomName(settings, termKey, value),
  }),
  ...sectionSettingKeys.flatMap((key) => [
    text({
      field: `title/${key}`,
      get: (settings) => customName(settings, key),
      set: (settings, value) => withCustomName(settings, key, value),
    }),
    hiddenField(key),
  ]),
  ...categoryKeys.map(hiddenField),
  flag({
    field: 'businessUsed',
    get: ({ businessInfo }) => businessInfo?.isUsed ?? false,
    set: (settings, isUsed) => withBusiness(settings, { isUsed }),
  }),
  ...businessFields.map((name) =>
    text({
      field: `business/${name}`,
      get: ({ businessInfo }) => businessInfo?.[name] ?? '',
      set: (settings, value) => withBusiness(settings, { [name]: value || null }),
    }),
  ),
  flag({
    field: 'chatUsed',
    get: ({ pluginMap }) => pluginMap.CHANNEL_TALK?.isUsed ?? false,
    set: (settings, isUsed) => withChat(settings, { isUsed }),
  }),
  text({
    field: 'chatKey',
    get: ({ pluginMap }) => pluginMap.CHANNEL_TALK?.pluginKey ?? '',
    set: (settings, value) => withChat(settings, { pluginKey: value || null }),
  }),
]

export interface FieldChange {
  readonly field: SettingsField
  readonly before: FieldValue
  readonly after: FieldValue
}

/** Compares two values; colours are the same in either case. */
const isSame = (field: SettingsField, one: FieldValue, other: FieldValue): boolean =>
  one === other || (field === 'brandColor' && String(one).toLowerCase() === String(other).toLowerCase())

/** Lists the fields that differ. */
export function changedFields(before: ChannelInfoJson, after: ChannelInfoJson): readonly FieldChange[] {
  return accesses
    .map(({ field, get }) => ({ field, before: get(before), after: get(after) }))
    .filter((change) => !isSame(change.field, change.before, change.after))
}

/** Returns the settings with these fields taken from other settings. */
export function withFieldsOf(settings: ChannelInfoJson, source: ChannelInfoJson, fields: ReadonlySet<SettingsField>): ChannelInfoJson {
  return accesses.filter(({ field }) => fields.has(field)).reduce((changed, { get, set }) => set(changed, get(source)), settings)
}

/** Returns the settings with every editable field taken from other settings. */
export const withEditsOf = (settings: ChannelInfoJson, source: ChannelInfoJson): ChannelInfoJson =>
  withEditsBetween(settings, settings, source)

/** Applies the changes between two versions to the settings. */
export function withEditsBetween(settings: ChannelInfoJson, before: ChannelInfoJson, after: ChannelInfoJson): ChannelInfoJson {
  return withFieldsOf(settings, after, new Set(changedFields(before, after).map(({ field }) => field)))
}

/** A field that two operators have changed differently. */
export interface SettingsConflict {
  readonly field: SettingsField
  readonly mine: FieldValue
  readonly theirs: FieldValue
}

export interface SettingsMerge {
  /** Their settings, plus my changes to fields that they have left alone. */
  readonly merged: ChannelInfoJson
  /** The fields that both have changed; `merged` holds their values. */
  readonly conflicts: readonly SettingsConflict[]
  /** The fields that only they have changed. */
  readonly theirChanges: readonly FieldChange[]
}

/** Merges two edits that started from `base`; `theirs` was saved first. */
export function mergeSettings(base: ChannelInfoJson, mine: ChannelInfoJson, theirs: ChannelInfoJson): SettingsMerge {
  const theirChanges = changedFields(base, theirs)
  const theirFields = new Set(theirChanges.map(({ field }) => field))
  const myFields = new Set(changedFields(base, mine).map(({ field }) => field))
  const conflicts = changedFields(mine, theirs)
    .filter(({ field }) => theirFields.has(field) && myFields.has(field))
    .map(({ field, before, after }) => ({ field, mine: before, theirs: after }))
  const onlyMine = new Set([...myFields].filter((field) => !theirFields.has(field)))
  return {
    merged: withFieldsOf(theirs, mine, onlyMine),
    conflicts,
    theirChanges: theirChanges.filter(({ field }) => !myFields.has(field)),
  }
}

export const maxSettingLength = 200
/** The maximum length of an address, or of a small picture as a data URL, in characters. */
export const maxLogoLength = 200_000

export interface SettingsProblem {
  readonly field: SettingsField
  readonly problem: 'missing' | 'tooLong' | 'noColour'
}

/** Lists the reasons why settings cannot be saved, in the order of the form; empty when they can. */
export function settingsProblems(settings: ChannelInfoJson): readonly SettingsProblem[] {
  return accesses.flatMap(({ field, get }) => {
    const problem = problemOf(settings, field, get(settings))
    return problem === null ? [] : [{ field, problem }]
  })
}

function problemOf(settings: ChannelInfoJson, field: SettingsField, value: FieldValue): SettingsProblem['problem'] | null {
  if (typeof value === 'boolean') return null
  if (value.length > (field === 'logoUrl' ? maxLogoLength : maxSettingLength)) return 'tooLong'
  if (field === 'brandColor') return value === '' || parseHex(value) !== null ? null : 'noColour'
  return isRequired(settings, field) && isBlank(value) ? 'missing' : null
}

/** Tells whether a field must be filled in: a card without a name, or a chat without a key, would show nothing. */
function isRequired({ businessInfo, pluginMap }: ChannelInfoJson, field: SettingsField): boolean {
  switch (field) {
    case 'channelName':
      return true
    case 'business/businessName':
      return businessInfo?.isUsed === true
    case 'chatKey':
      return pluginMap.CHANNEL_TALK?.isUsed === true
    default:
      return false
  }
}
