import { parseSettingsDraft } from '../adapters/browser/channelSettingsJson.ts'
import { httpChannelSettings } from '../adapters/http/channelSettings.ts'
import { type ChannelSettingsFeature, makeSaveChannelSettings } from '../application/channelSettings.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireChannelSettings({ client, paths, log }: FeatureDependencies): ChannelSettingsFeature {
  const repository = httpChannelSettings(client, paths, log)
  return { repository, save: makeSaveChannelSettings({ repository }), parseDraft: parseSettingsDraft }
}
