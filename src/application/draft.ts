import { statusOf } from './callError.ts'
import type { Clock } from './platform.ts'
import type { Id } from '../domain/id.ts'
import {
  type BackupDraft,
  type Draft,
  type DraftLanguage,
  isUnsaved,
  type LocalDraft,
  mergeDrafts,
  newLocalDraft,
  recoverDraft,
  replaceCode,
} from '../domain/problems/draft.ts'

/** Identifies a draft: its owner, problem and language. */
export interface DraftKey {
  /** Null for a guest. */
  readonly userId: Id | null
  readonly problemId: Id
  readonly language: DraftLanguage
}

/** Stores drafts on the device. Never rejects: a draft that cannot be stored lasts as long as the page. */
export interface LocalDraftStore {
  read(key: DraftKey): Promise<LocalDraft | null>
  /** Resolves to whether the draft outlives the page. */
  write(key: DraftKey, draft: LocalDraft): Promise<boolean>
  /** Stores at once, without reading first, when the page may close before `write` finishes. Returns whether it outlives the page. */
  backUp(key: DraftKey, draft: BackupDraft): boolean
  backup(key: DraftKey): BackupDraft | null
  /** Drops what `backUp` stored, unless something newer has taken its place. */
  dropBackup(key: DraftKey, draft: BackupDraft): void
  /** Sends code that was just written in this tab to the other tabs of this browser. */
  announce(key: DraftKey, code: string): void
  /** Calls `changed` with what another tab announces, until the returned function is called. */
  watch(key: DraftKey, changed: (code: string) => void): () => void
}

/** Drafts on the server. Requires a signed-in user. */
export interface DraftRepository {
  /** Reads the server's draft of a problem; where it keeps one draft per language, the one in this language. */
  find(problemId: Id, language: DraftLanguage): Promise<Draft | null>
  /**
   * Replaces the version of that date; null: there is none yet. Resolves to the date of the new one; null where the backend sends none and
   * does not compare. 409: another version has been saved meanwhile.
   */
  save(problemId: Id, draft: Pick<Draft, 'language' | 'code'>, before: string | null): Promise<string | null>
}

export type SaveDraftOutcome =
  /** The server has it. */
  | { readonly kind: 'saved' }
  /** An earlier call is running: it sends this code too and reports the result. */
  | { readonly kind: 'saving' }
  /** The draft outlives the page, but the server does not have it (yet). */
  | { readonly kind: 'onDevice' }
  /** Like `onDevice`, because it is not known what the server has. */
  | { readonly kind: 'unread' }
  /** The draft lasts as long as the page. */
  | { readonly kind: 'notStored' }
  /** The session has ended. The draft stays on the device under its owner. */
  | { readonly kind: 'signedOut' }
  /** The code is longer than the server accepts. */
  | { readonly kind: 'tooLong' }
  /** No request was made: a newer version from elsewhere waits to be reviewed. */
  | { readonly kind: 'conflict'; readonly theirs: Pick<Draft, 'code'> }

export type LookAgainOutcome =
  | { readonly kind: 'same' }
  /** A version from elsewhere came while nothing was unsaved here: it replaces this one. */
  | { readonly kind: 'newer'; readonly code: string }
  /** A version from elsewhere came while something was unsaved here. */
  | { readonly kind: 'conflict'; readonly theirs: Pick<Draft, 'code'> }
  /** The server did not answer. */
  | { readonly kind: 'unknown' }

export interface Drafts {
  /**
   * Returns the code the editor opens with, and the version written elsewhere meanwhile; null: nothing was written yet. `server` is the
   * draft that came with the standing; null: the server has none, undefined: it could not be read, so nothing is sent until it can be.
   */
  open(key: DraftKey, server: Draft | null | undefined): Promise<Pick<LocalDraft, 'code' | 'updatedDate' | 'other'> | null>
  /** Called at every pause in typing. Saves on the device, then on the server. Never rejects. */
  save(key: DraftKey, code: string): Promise<SaveDraftOutcome>
  /** Asks whether another device has written meanwhile. `isTyping` tells whether the editor then holds code that `save` was not given. */
  lookAgain(key: DraftKey, isTyping: () => boolean): Promise<LookAgainOutcome>
  /** Drops the version from elsewhere once the viewer has looked at it: the next save replaces it on the server. */
  discardOther(key: DraftKey, looked: string): Promise<void>
  /** Calls `changed` with the code that another tab writes, until the returned function is called. */
  watch(key: DraftKey, changed: (code: string) => void): () => void
}

interface DraftDependencies {
  readonly local: LocalDraftStore
  readonly server: DraftRepository
  readonly clock: Clock
}

/** The state this page keeps of one draft. */
interface PageDraft {
  /** The code this page last stored on the device: any other code there comes from another tab. */
  code: string | null
  /** The date of the server's version that a save replaces; undefined: it is not known what the server has, and nothing is sent. */
  version: string | null | undefined
  /** Codes that were written or looked at here, the newest last: a server's version with one of these is not news. */
  seen: readonly string[]
  /** Whether a version from elsewhere waits to be reviewed: nothing is sent until then. */
  isWaiting: boolean
  /** Whether a call is running; `next` is newer code to send after it, if any. */
  isSending: boolean
  next: string | null
}

/** The maximum length of `seen` for one draft. */
const maxSeen = 100

const recover = (stored: LocalDraft | null, backup: BackupDraft | null) => (backup === null ? stored : recoverDraft(stored, backup))

function noteSeen(draft: PageDraft, code: string) {
  draft.seen = [...draft.seen.filter((one) => one !== code), code].slice(-maxSeen)
}

function makePageDrafts(): (key: DraftKey) => PageDraft {
  const drafts = new Map<string, PageDraft>()
  return (key) => {
    const name = nameOf(key)
    const known = drafts.get(name) ?? { code: null, version: undefined, seen: [], isWaiting: false, isSending: false, next: null }
    drafts.set(name, known)
    return known
  }
}

/** Returns a function that changes stored drafts one at a time, so that a late save never restores older code. */
function changesInTurn(local: LocalDraftStore) {
  let last: Promise<unknown> = Promise.resolve()
  return (
    key: DraftKey,
    next: (stored: LocalDraft | null, backup: BackupDraft | null) => LocalDraft | null,
    findBackup: () => BackupDraft | null = () => null,
  ): Promise<{ readonly draft: LocalDraft | null; readonly isStored: boolean }> => {
    const changed = last.then(async () => {
      const backup = findBackup()
      const draft = next(await local.read(key), backup)
      const isStored = draft !== null && (await local.write(key, draft))
      if (backup !== null && isStored) local.dropBackup(key, backup)
      return { draft, isStored }
    })
    last = changed
    return changed
  }
}

export function makeDrafts({ local, server: repository, clock }: DraftDependencies): Drafts {
  const draftAt = makePageDrafts()
  const change = changesInTurn(local)

  /** Stores a version from elsewhere beside the viewer's own; nothing is sent until the viewer has looked at it. */
  const setAside = async (key: DraftKey, theirs: Draft): Promise<{ readonly kind: 'conflict'; readonly theirs: Draft }> => {
    draftAt(key).isWaiting = true
    await change(key, (stored) => stored && { ...stored, savedCode: theirs.code, other: theirs })
    return { kind: 'conflict', theirs }
  }
  /** Handles that the server has another version than the one to be replaced. */
  const meet = async (key: DraftKey, code: string): Promise<SaveDraftOutcome> => {
    const draft = draftAt(key)
    const theirs = await repository.find(key.problemId, key.language).catch(() => undefined)
    if (theirs === undefined) return { kind: 'onDevice' }
    draft.version = theirs?.updatedDate ?? null
    if (theirs?.language === key.language && !draft.seen.includes(theirs.code)) return setAside(key, theirs)
    // The answer to an earlier call was lost: the server's version was written here.
    return send(key, code, () => Promise.resolve({ kind: 'onDevice' }))
  }
  const send = async (key: DraftKey, code: string, onConflict = meet): Promise<SaveDraftOutcome> => {
    const draft = draftAt(key)
    noteSeen(draft, code)
    try {
      draft.version = await repository.save(key.problemId, { language: key.language, code }, draft.version ?? null)
    } catch (error) {
      // The adapter logs it. The device has the code, and the next pause sends the newest.
      const status = statusOf(error)
      if (status === 409) return onConflict(key, code)
      return { kind: refusals.get(status) ?? 'onDevice' }
    }
    await change(key, (stored) => stored && { ...stored, savedCode: code })
    return { kind: 'saved' }
  }
  const sendWithNewer = async (key: DraftKey, code: string): Promise<SaveDraftOutcome> => {
    const draft = draftAt(key)
    Object.assign(draft, { isSending: true, next: null })
    const outcome = await send(key, code)
    const newer = draft.next
    if (newer !== null && !draft.isWaiting) return sendWithNewer(key, newer)
    draft.isSending = false
    return outcome
  }
  /** Runs one call at a time per draft; afterwards it sends only the newest code. */
  const sendInTurn = async (key: DraftKey, code: string): Promise<SaveDraftOutcome> => {
    const draft = draftAt(key)
    if (key.userId === null || draft.isWaiting) return { kind: 'onDevice' }
    if (draft.version === undefined) return { kind: 'unread' }
    if (!draft.isSending) return sendWithNewer(key, code)
    draft.next = code
    return { kind: 'saving' }
  }

  return {
    async open(key, found) {
      const draft = draftAt(key)
      // An answer may be from before the last save: it must not put older code back.
      const isOutdated = found === null ? draft.seen.length > 0 : found !== undefined && draft.seen.slice(0, -1).includes(found.code)
      const server = !found || found.language !== key.language || isOutdated ? null : found
      if (server !== null) noteSeen(draft, server.code)
      const { draft: merged } = await change(
        key,
        (stored, backup) => mergeDrafts(recover(stored, backup), server),
        () => local.backup(key),
      )
      if (found === undefined) draft.version = undefined
      else if (!isOutdated || draft.version === undefined) draft.version = found?.updatedDate ?? null
      draft.isWaiting = found !== undefined && merged?.other != null
      if (merged === null) return null
      draft.code = merged.code
      if (isUnsaved(merged)) void sendInTurn(key, merged.code)
      return { code: merged.code, updatedDate: merged.updatedDate, other: merged.other }
    },
    async save(key, code) {
      const draft = draftAt(key)
      const next = { language: key.language, code, updatedDate: clock.now().toISOString() }
      const before = draft.code
      draft.code = code
      const backup = { ...next, before }
      const isBackedUp = local.backUp(key, backup)
      const { isStored } = await change(
        key,
        (stored) => (stored === null ? newLocalDraft(next) : replaceCode(stored, next, before)),
        () => backup,
      )
      local.announce(key, code)
      const outcome = await sendInTurn(key, code)
      return isStored || isBackedUp || outcome.kind === 'saved' || outcome.kind === 'saving' ? outcome : { kind: 'notStored' }
    },
    async lookAgain(key, isTyping) {
      const draft = draftAt(key)
      if (key.userId === null || draft.version === undefined || draft.isWaiting || draft.isSending) return { kind: 'same' }
      const { version } = draft
      const theirs = await repository.find(key.problemId, key.language).catch(() => undefined)
      if (theirs === undefined) return { kind: 'unknown' }
      // A save that ran meanwhile reports the server's version itself.
      if (draft.version !== version || draft.isSending || draft.isWaiting) return { kind: 'same' }
      draft.version = theirs?.updatedDate ?? null
      if (theirs?.language !== key.language || draft.seen.includes(theirs.code)) return { kind: 'same' }
      noteSeen(draft, theirs.code)
      if (isTyping()) return setAside(key, theirs)
      const { draft: merged } = await change(key, (stored) => mergeDrafts(stored, theirs))
      if (merged?.other != null) {
        draft.isWaiting = true
        return { kind: 'conflict', theirs }
      }
      draft.code = theirs.code
      return { kind: 'newer', code: theirs.code }
    },
    async discardOther(key, looked) {
      const { draft: stored } = await change(key, (found) => found && { ...found, other: null })
      const draft = draftAt(key)
      noteSeen(draft, looked)
      draft.isWaiting = false
      if (stored !== null) draft.code = stored.code
    },
    watch: local.watch,
  }
}

const refusals = new Map<number | null, 'signedOut' | 'tooLong'>([
  [401, 'signedOut'],
  [413, 'tooLong'],
])

function nameOf({ userId, problemId, language }: DraftKey): string {
  return JSON.stringify([userId, String(problemId), language])
}
