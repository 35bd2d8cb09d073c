import * as z from 'zod/mini'
import type { ApiPaths } from './apiPaths.ts'
import { channelInfoSchema } from './channel.ts'
import { fillPath, withErrorLog } from './calls.ts'
import type { HttpClient } from './client.ts'
import { nullableText, ownValue, parseObject, requiredText, type Schema, ShapeError } from './parsing.ts'
import type { ChannelSettingsRepository, SavedSettings, SettingsDraft } from '../../application/channelSettings.ts'
import type { Log } from '../../application/platform.ts'
import type { CustomEntry } from '../../domain/channel/channel.ts'
import type { ChannelInfoJson } from '../../domain/channel/channelSettings.ts'

/** The version of the settings; null: never saved. The name is ours. */
const versionSchema: Schema<Pick<SavedSettings, 'updatedDate'>> = z.object({ updatedDate: nullableText })
/** Required: without it, nothing may have been saved. */
export const savedDateSchema: Schema<{ readonly updatedDate: string }> = z.object({ updatedDate: requiredText })

const loose = z.custom<Readonly<Record<string, unknown>>>((raw) => typeof raw === 'object' && raw !== null && !Array.isArray(raw))
const fieldsOf = (raw: unknown): Readonly<Record<string, unknown>> => z.safeParse(loose, raw).data ?? {}

/**
 * Parses settings as the app does, but fails when a value is invalid: saving settings that were read in part would delete the rest. Keys
 * that only the backend knows are kept.
 */
export function parseSettings(raw: unknown): ChannelInfoJson {
  const read = parseObject(raw, channelInfoSchema, 'channel settings', null)
  const [whole, info] = [fieldsOf(raw), fieldsOf(ownValue(raw, 'info'))]
  const customMap = read.info.channelCustomInfo?.customMap ?? new Map<string, CustomEntry>()
  const pairs: readonly (readonly [unknown, unknown])[] = [
    [whole, read],
    [info, read.info],
    [whole['businessInfo'], read.businessInfo],
    [whole['pluginMap'], read.pluginMap],
    [ownValue(whole['pluginMap'], 'CHANNEL_TALK'), read.pluginMap.CHANNEL_TALK],
  ]
  const lost = pairs.flatMap(([given, taken]) => lostKeys(fieldsOf(given), fieldsOf(taken)))
  const entries = Object.keys(fieldsOf(ownValue(info['channelCustomInfo'], 'customMap')))
  if (lost.length > 0 || entries.some((key) => !customMap.has(key)))
    throw new ShapeError('channel settings', `cannot read ${lost.join(', ')}`)
  return {
    ...whole,
    ...read,
    info: { ...info, ...read.info, channelCustomInfo: read.info.channelCustomInfo && { customMap: Object.fromEntries(customMap) } },
  }
}

/** Lists the keys that have a value in `given` and were not parsed. A blank counts as no value. */
function lostKeys(given: Readonly<Record<string, unknown>>, taken: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(taken).filter((key) => taken[key] === null && (given[key] ?? '') !== '')
}

function parseSavedSettings(raw: unknown): SavedSettings {
  const { updatedDate } = parseObject(raw, versionSchema, 'channel settings', null)
  return { settings: parseSettings(raw), updatedDate }
}

/** Parses a draft of settings that this device has stored. */
export function parseSettingsDraft(text: string | null): SettingsDraft | null {
  try {
    const raw: unknown = JSON.parse(text ?? '')
    const base = ownValue(raw, 'base')
    const { updatedDate } = parseObject(base ?? {}, versionSchema, 'draft', null)
    return {
      settings: parseSettings(ownValue(raw, 'settings')),
      base: base === null ? null : { settings: parseSettings(ownValue(base, 'settings')), updatedDate },
    }
  } catch {
    return null
  }
}

export function httpChannelSettings(client: HttpClient, { channelInfo }: ApiPaths, log: Log): ChannelSettingsRepository {
  return {
    read: (channelDomain, signal) =>
      withErrorLog(log, channelInfo, async () =>
        parseSavedSettings(await client.get(fillPath(channelInfo, { channelDomain }), { signal })),
      ),
    save: (channelDomain, { settings, updatedDate }) =>
      withErrorLog(log, channelInfo, async () => {
        const answer = await client.put(fillPath(channelInfo, { channelDomain }), { ...settings, updatedDate })
        return parseObject(answer, savedDateSchema, 'saved settings', log).updatedDate
      }),
  }
}
