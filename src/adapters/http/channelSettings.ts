import * as z from 'zod/mini'
import type { ApiPaths } from './apiPaths.ts'
import { fillPath, withErrorLog } from './calls.ts'
import type { HttpClient } from './client.ts'
import { nullableText, parseObject, requiredText, type Schema, ShapeError } from './parsing.ts'
import { parseChannelSettings } from '../browser/channelSettingsJson.ts'
import type { ChannelSettingsRepository, SavedSettings } from '../../application/channelSettings.ts'
import type { Log } from '../../application/platform.ts'

/** Which version it is; null: nobody has saved one yet. The name is ours. */
const versionSchema: Schema<Pick<SavedSettings, 'updatedDate'>> = z.object({ updatedDate: nullableText })
/** Required: whoever answers without it may not have saved anything. */
export const savedDateSchema: Schema<{ readonly updatedDate: string }> = z.object({ updatedDate: requiredText })

/** Stricter than the app's own reading: who saves settings that were half understood would spoil the other half. */
function parseSavedSettings(raw: unknown): SavedSettings {
  const { updatedDate } = parseObject(raw, versionSchema, 'channel settings')
  const reading = parseChannelSettings(raw)
  if (!reading.ok) throw new ShapeError('channel settings', reading.problems.map(({ path }) => path).join(', '))
  return { settings: reading.settings, updatedDate }
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
        return parseObject(answer, savedDateSchema, 'saved settings').updatedDate
      }),
  }
}
