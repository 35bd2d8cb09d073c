import { mayHaveSucceeded, statusOf } from './callError.ts'
import type { ChannelBannerFeature } from './channelBanner.ts'
import { oneAtATime } from './oneAtATime.ts'
import {
  canOperate,
  changedFields,
  type ChannelInfoJson,
  settingsProblems,
  type SettingsProblem,
} from '../domain/channel/channelSettings.ts'
import { isSignedIn, type Viewer } from '../domain/viewer.ts'

export interface SavedSettings {
  readonly settings: ChannelInfoJson
  /** ISO date of the last save, which identifies the version; null: never saved. */
  readonly updatedDate: string | null
}

export interface ChannelSettingsRepository {
  read(channelDomain: string, signal?: AbortSignal): Promise<SavedSettings>
  /** Replaces the given version. Resolves to the date of the save. 409: another version has been saved meanwhile. */
  save(channelDomain: string, next: SavedSettings): Promise<string>
}

export interface SettingsToSave {
  readonly viewer: Viewer
  readonly channelDomain: string
  readonly settings: ChannelInfoJson
  /** The version they are to replace. */
  readonly before: SavedSettings
}

export type SaveSettingsOutcome =
  | { readonly kind: 'saved'; readonly saved: SavedSettings }
  /** This kind and the next two are refused in the page; no request was made. */
  | { readonly kind: 'invalid'; readonly problems: readonly SettingsProblem[] }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'notAllowed' }
  /** Another operator has saved different settings. */
  | { readonly kind: 'conflict'; readonly theirs: SavedSettings }
  | { readonly kind: 'gone' }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'alreadySaving' }
  /** The answer was lost, and the settings could not be read either: they may be saved. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }

export type SaveChannelSettings = (next: SettingsToSave) => Promise<SaveSettingsOutcome>

interface Dependencies {
  readonly repository: ChannelSettingsRepository
}

const refusals: Readonly<Partial<Record<number, Exclude<SaveSettingsOutcome['kind'], 'saved' | 'invalid' | 'conflict'>>>> = {
  401: 'signInFirst',
  403: 'notAllowed',
  404: 'gone',
  413: 'tooLarge',
}

/**
 * Saves once at a time, for operators only. When the answer is lost or another operator was faster, the settings are read: if they equal
 * what was to be saved, it counts as saved; nothing is sent a second time automatically (F-084).
 */
export function makeSaveChannelSettings({ repository }: Dependencies): SaveChannelSettings {
  const send = oneAtATime(
    { kind: 'alreadySaving' },
    async ({ channelDomain, settings, before }: SettingsToSave): Promise<SaveSettingsOutcome> => {
      try {
        const updatedDate = await repository.save(channelDomain, { settings, updatedDate: before.updatedDate })
        return { kind: 'saved', saved: { settings, updatedDate } }
      } catch (error) {
        const status = statusOf(error)
        if (status === 409 || mayHaveSucceeded(status)) return compareWithServer(channelDomain, settings, before, status === 409)
        return { kind: (status === null ? undefined : refusals[status]) ?? 'failed' }
      }
    },
  )
  const compareWithServer = async (
    channelDomain: string,
    settings: ChannelInfoJson,
    before: SavedSettings,
    isConflict: boolean,
  ): Promise<SaveSettingsOutcome> => {
    try {
      const found = await repository.read(channelDomain)
      if (changedFields(found.settings, settings).length === 0) return { kind: 'saved', saved: found }
      if (!isConflict && found.updatedDate === before.updatedDate) return { kind: 'failed' }
      return { kind: 'conflict', theirs: found }
    } catch {
      return { kind: isConflict ? 'failed' : 'unknown' }
    }
  }
  return async (next) => {
    if (!isSignedIn(next.viewer)) return { kind: 'signInFirst' }
    if (!canOperate(next.viewer)) return { kind: 'notAllowed' }
    const problems = settingsProblems(next.settings)
    return problems.length > 0 ? { kind: 'invalid', problems } : send(next)
  }
}

/** Settings that were edited on this device and not saved yet. */
export interface SettingsDraft {
  readonly settings: ChannelInfoJson
  /** The version that was edited; null stands for whatever the server holds. */
  readonly base: SavedSettings | null
}

/** The prefix of the keys of drafts in the device's store. */
export const settingsDraftPrefix = 'channelSettings/'

/** Returns the key of a draft, which belongs to one person and one channel. */
export const settingsDraftKey = ({ userId }: Pick<Viewer, 'userId'>, channelDomain: string): string =>
  `${settingsDraftPrefix}${userId ?? ''}/${channelDomain}`

/** Lists the ports and use cases of the page of channel settings. */
export interface ChannelSettingsFeature {
  readonly repository: ChannelSettingsRepository
  readonly save: SaveChannelSettings
  readonly draftKey: typeof settingsDraftKey
  readonly banners: ChannelBannerFeature
  /** Returns null when the text is no draft. */
  readonly parseDraft: (text: string | null) => SettingsDraft | null
}
