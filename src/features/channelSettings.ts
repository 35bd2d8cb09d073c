import { httpChannelSettings, parseSettingsDraft } from '../adapters/http/channelSettings.ts'
import { type ChannelSettingsFeature, makeSaveChannelSettings, settingsDraftKey } from '../application/channelSettings.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireChannelSettings({ client, paths, log }: FeatureDependencies): ChannelSettingsFeature {
  const repository = httpChannelSettings(client, paths, log)
  return { repository, save: makeSaveChannelSettings({ repository }), draftKey: settingsDraftKey, parseDraft: parseSettingsDraft }
}
