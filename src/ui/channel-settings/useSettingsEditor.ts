import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { openStoredText } from '../../application/storedText.ts'
import type { SavedSettings, SaveSettingsOutcome, SettingsDraft } from '../../application/channelSettings.ts'
import {
  changedFields,
  type ChannelInfoJson,
  type FieldChange,
  mergeSettings,
  type SettingsField,
  settingsProblems,
  withEditsBetween,
  withEditsOf,
  withFieldsOf,
} from '../../domain/channel/channelSettings.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { useAction } from '../kit/action.ts'
import { useApplication } from '../kit/application.ts'
import { useDraftEdit } from '../kit/leaving.ts'
import { type Loadable, useLoadable } from '../kit/loaded.ts'
import { useFeature } from '../kit/useFeature.ts'
import { type ErrorOf, useForm } from '../kit/useForm.ts'
import { channelSettingsWords as words } from './channelSettingsWords.ts'
import { keyForViewer } from '../kit/query.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly channelSettings: true
  }
}

const settingsKey = (channelDomain: string, viewer: Viewer) => keyForViewer('channelSettings', { channelDomain }, viewer)

export const useChannelSettings = (channelDomain: string, viewer: Viewer): Loadable<SavedSettings> => {
  const { repository } = useFeature('channelSettings')
  return useLoadable(
    useQuery<SavedSettings>({
      queryKey: settingsKey(channelDomain, viewer),
      queryFn: ({ signal }) => repository.read(channelDomain, signal),
      // Saving an outdated version would cause a conflict.
      staleTime: 0,
    }),
  )
}

/** The edited settings, and the version that they replace. */
interface Edit {
  readonly base: SavedSettings
  readonly settings: ChannelInfoJson
  /** The version saved by another operator meanwhile, until both are merged. */
  readonly theirs: SavedSettings | null
  /** The settings from before the last save, for undo. */
  readonly former: ChannelInfoJson | null
  /** A note on the edit, or null. */
  readonly note: string | null
}

export interface SettingsEditor extends Edit {
  readonly changes: readonly FieldChange[]
  readonly isSaving: boolean
  /** Returns a field's error, once saving was tried. */
  readonly errorOf: ErrorOf<SettingsField>
  change(settings: ChannelInfoJson): void
  /** Goes back to the saved settings. */
  discard(): void
  /** Returns whether the settings can be saved; if not, the fields show why. */
  check(): boolean
  save(): Promise<SaveSettingsOutcome>
  undo(): Promise<SaveSettingsOutcome>
  /** Merges both versions; of the fields that both have changed, these keep the own value. */
  resolve(mine: ReadonlySet<SettingsField>): void
}

function openEdit(saved: SavedSettings, draft: SettingsDraft | null): Edit {
  const plain = { base: saved, settings: saved.settings, theirs: null, former: null, note: null }
  if (draft === null) return plain
  const settings = withEditsOf(saved.settings, draft.settings)
  if (draft.base === null) return { ...plain, settings, note: words.state.restored }
  const isOld = draft.base.updatedDate !== saved.updatedDate
  if (!isOld) return { ...plain, settings, note: words.state.restored }
  return { ...plain, base: draft.base, settings: draft.settings, theirs: saved, note: words.state.restored }
}

/** Edits a channel's settings. The edit is kept on the device at every pause until it is saved. */
export const useSettingsEditor = (saved: SavedSettings, channelDomain: string, viewer: Viewer): SettingsEditor => {
  const { store } = useApplication()
  const { save, draftKey, parseDraft } = useFeature('channelSettings')
  const client = useQueryClient()
  const [stored] = useState(() => openStoredText(store, draftKey(viewer, channelDomain)))
  const { edit, write, setEdit } = useDraftEdit<Edit>({
    open: () => openEdit(saved, parseDraft(stored.read())),
    stored,
    textOf({ settings: now, base: before }) {
      const draft: SettingsDraft = { settings: now, base: before }
      return changedFields(before.settings, now).length === 0 ? null : JSON.stringify(draft)
    },
  })
  const { base, settings } = edit
  const changes = changedFields(base.settings, settings)

  const action = useAction({
    name: 'saveChannelSettings',
    async run(next: ChannelInfoJson) {
      const outcome = await save({ viewer, channelDomain, settings: next, before: base })
      if (outcome.kind === 'saved') client.setQueryData(settingsKey(channelDomain, viewer), outcome.saved)
      return outcome
    },
    invalidates: ({ kind }) => (kind === 'saved' ? ['site'] : kind === 'signInFirst' ? ['viewer'] : []),
  })
  /** Changes made while saving continue as the next edit. */
  const withLater = (sent: ChannelInfoJson, now: Edit) => withEditsBetween(sent, settings, now.settings)
  const send = async (next: ChannelInfoJson, former: ChannelInfoJson | null) => {
    const outcome = await action.run(next)
    if (outcome.kind === 'saved') {
      const { saved: sent } = outcome
      write((now) => ({ base: sent, settings: withLater(sent.settings, now), theirs: null, former, note: null }))
    }
    if (outcome.kind === 'conflict') setEdit((now) => ({ ...now, settings: withLater(next, now), theirs: outcome.theirs }))
    return outcome
  }
  const { errorOf, check } = useForm({
    findGaps: () => settingsProblems(settings),
    nameOf: ({ field }) => field,
    textOf: ({ problem }) => words.problems[problem],
  })
  return {
    ...edit,
    changes,
    isSaving: action.isPending,
    errorOf,
    check,
    change: (next) => write((now) => ({ ...now, settings: next, note: null })),
    discard: () => write((now) => ({ ...now, settings: now.base.settings, note: null })),
    save: () => send(settings, base.settings),
    undo: () => send(withEditsOf(base.settings, edit.former ?? base.settings), null),
    resolve(mine) {
      write((now) => {
        if (now.theirs === null) return now
        const { merged } = mergeSettings(now.base.settings, now.settings, now.theirs.settings)
        return {
          ...now,
          base: now.theirs,
          settings: withFieldsOf(merged, now.settings, mine),
          theirs: null,
          former: null,
          note: words.state.withTheirs,
        }
      })
    },
  }
}
