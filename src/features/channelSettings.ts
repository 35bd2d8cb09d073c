import { httpChannelSettings, parseSettingsDraft } from '../adapters/http/channelSettings.ts'
import { httpChannelBanners } from '../adapters/http/ownBanner.ts'
import { makeArrangeBanners, makeRemoveBanner, makeSaveBanner } from '../application/channelBanner.ts'
import { type ChannelSettingsFeature, makeSaveChannelSettings, settingsDraftKey } from '../application/channelSettings.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireChannelSettings({ client, paths, log }: FeatureDependencies): ChannelSettingsFeature {
  const repository = httpChannelSettings(client, paths, log)
  const banners = { repository: httpChannelBanners(client, log) }
  return {
    repository,
    save: makeSaveChannelSettings({ repository }),
    draftKey: settingsDraftKey,
    parseDraft: parseSettingsDraft,
    banners: { ...banners, save: makeSaveBanner(banners), arrange: makeArrangeBanners(banners), remove: makeRemoveBanner(banners) },
  }
}
