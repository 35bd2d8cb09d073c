import { settingsKeyPrefix } from '../demoFetch.ts'
import { settingsDraftPrefix } from '../application/channelSettings.ts'
import { writtenPrefix } from '../application/storedText.ts'
import { noticeHiddenKey } from '../application/notice.ts'
import { questHiddenDateKey } from '../application/quest.ts'
import { workDraftPrefix } from '../application/studio.ts'
import { hasRegisteredKey, returnPathKey } from '../ui/kit/storageKeys.ts'

const visitKeys: ReadonlySet<string> = new Set([questHiddenDateKey, noticeHiddenKey, hasRegisteredKey, returnPathKey])
const keyPrefixes = [settingsKeyPrefix, settingsDraftPrefix, workDraftPrefix, writtenPrefix]

/** Removes what a visit has stored, such as hidden notices and drafts, except the demo's database and the theme. */
export function clearVisitStorage(open: () => Storage): void {
  try {
    const storage = open()
    const ofVisit = Object.keys(storage).filter((key) => visitKeys.has(key) || keyPrefixes.some((start) => key.startsWith(start)))
    ofVisit.forEach((key) => storage.removeItem(key))
  } catch {
    // Storage that cannot be opened is empty.
  }
}

export const isTeacherDraft = (key: string): boolean => key.startsWith(workDraftPrefix) || key.startsWith(settingsDraftPrefix)

/** Reads unsaved drafts of the studio and of the page of settings, by their keys. */
export function allTeacherDrafts(open: () => Storage): Readonly<Record<string, unknown>> {
  try {
    const storage = open()
    return Object.fromEntries(Object.keys(storage).flatMap((key) => (isTeacherDraft(key) ? [[key, storage.getItem(key)]] : [])))
  } catch {
    return {}
  }
}

/** Replaces all stored drafts with these. */
export function replaceTeacherDrafts(open: () => Storage, drafts: Readonly<Record<string, unknown>>): void {
  const storage = open()
  for (const key of Object.keys(allTeacherDrafts(open))) storage.removeItem(key)
  for (const [key, text] of Object.entries(drafts)) if (isTeacherDraft(key) && typeof text === 'string') storage.setItem(key, text)
}
