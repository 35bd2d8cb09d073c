import type { Clock } from './platform.ts'
import type { Id } from '../domain/id.ts'
import {
  type Draft,
  type DraftLanguage,
  isUnsaved,
  type KeptDraft,
  type LocalDraft,
  mergeDrafts,
  newLocalDraft,
  recoverDraft,
  replaceCode,
} from '../domain/problems/draft.ts'

/** Whose draft it is, and of what. */
export interface DraftKey {
  /** Null: a guest. */
  readonly userId: Id | null
  readonly problemId: Id
  readonly language: DraftLanguage
}

/** Drafts on the device. Never rejects: what cannot be stored lasts as long as the page. */
export interface LocalDraftStore {
  read(key: DraftKey): Promise<LocalDraft | null>
  /** Whether it outlives the page. */
  write(key: DraftKey, draft: LocalDraft): Promise<boolean>
  /** Keeps at once, before anything is read, what `write` may come too late for: the page may be on its way out. */
  keep(key: DraftKey, draft: KeptDraft): void
  kept(key: DraftKey): KeptDraft | null
  /** Drops what was kept at once, unless something newer has taken its place. */
  release(key: DraftKey, draft: KeptDraft): void
  /** Tells the other tabs of this browser what has just been written in this one. */
  announce(key: DraftKey, code: string): void
  /** Calls with what another tab announces, until what it gives back is called. */
  watch(key: DraftKey, changed: (code: string) => void): () => void
}

/** Drafts on the server. For users only. */
export interface DraftRepository {
  save(problemId: Id, draft: Pick<Draft, 'language' | 'code'>): Promise<void>
}

/** `onDevice`: not on the server (yet). */
export type SaveDraftOutcome = 'saved' | 'onDevice'

export interface Drafts {
  /**
   * What the editor opens with, and what was written elsewhere in the meantime; null: nothing was written yet. `server` is the draft that
   * the standing told; null: it has none, and undefined where it could not be read: then nothing is sent until it could.
   */
  open(key: DraftKey, server: Draft | null | undefined): Promise<Pick<LocalDraft, 'code' | 'updatedDate' | 'other'> | null>
  /** Called at every pause in typing. Saves on the device, then on the server. Never rejects. */
  save(key: DraftKey, code: string): Promise<SaveDraftOutcome>
  /** Drops the version that was written elsewhere: what is saved next is written on top of it. */
  discardOther(key: DraftKey): Promise<void>
  /** Calls with the code that another tab of this browser writes, until what it gives back is called. */
  watch(key: DraftKey, changed: (code: string) => void): () => void
}

interface DraftDependencies {
  readonly local: LocalDraftStore
  readonly server: DraftRepository
  readonly clock: Clock
}

/** Of one draft. */
const mostHeld = 100

const recover = (stored: LocalDraft | null, kept: KeptDraft | null) => (kept === null ? stored : recoverDraft(stored, kept))

export function makeDrafts({ local, server: repository, clock }: DraftDependencies): Drafts {
  /** What this page last stored on the device: anything else there comes from another tab. */
  const known = new Map<string, string>()
  /** What the server is known to have held of each, the newest last. */
  const held = new Map<string, readonly string[]>()
  const noteHeld = (key: DraftKey, code: string) =>
    held.set(nameOf(key), [...(held.get(nameOf(key)) ?? []).filter((one) => one !== code), code].slice(-mostHeld))
  /** An answer may be from before the last save: it must not put older code back. */
  const isOutdated = (key: DraftKey, code: string) => held.get(nameOf(key))?.slice(0, -1).includes(code) === true
  /** Drafts of which the server's copy is known, and looked at: only those are sent. */
  const seen = new Set<string>()
  /** Drafts of which it is known, while another version waits to be looked at. */
  const waiting = new Set<string>()
  /** Drafts that are being sent, each with newer code to send next, if any. */
  const sending = new Map<string, string | null>()
  let last: Promise<unknown> = Promise.resolve()
  /** Changes the stored draft, one change at a time, so that a late save never restores older code. */
  const change = (
    key: DraftKey,
    next: (stored: LocalDraft | null) => LocalDraft | null,
    findKept: () => KeptDraft | null = () => null,
  ): Promise<LocalDraft | null> => {
    const changed = last.then(async () => {
      const kept = findKept()
      const draft = next(await local.read(key))
      const isStored = draft !== null && (await local.write(key, draft))
      if (kept !== null && isStored) local.release(key, kept)
      return draft
    })
    last = changed
    return changed
  }

  const send = async (key: DraftKey, code: string): Promise<SaveDraftOutcome> => {
    try {
      await repository.save(key.problemId, { language: key.language, code })
    } catch {
      // Logged by the adapter. The device has the code, and the next pause sends the newest.
      return 'onDevice'
    }
    noteHeld(key, code)
    await change(key, (stored) => stored && { ...stored, savedCode: code })
    return 'saved'
  }
  const sendWithNewer = async (key: DraftKey, code: string): Promise<SaveDraftOutcome> => {
    const name = nameOf(key)
    sending.set(name, null)
    const outcome = await send(key, code)
    const newer = sending.get(name) ?? null
    if (newer !== null) return sendWithNewer(key, newer)
    sending.delete(name)
    return outcome
  }
  /** One call at a time per draft; afterwards only the newest code is sent. */
  const sendInTurn = async (key: DraftKey, code: string): Promise<SaveDraftOutcome> => {
    if (key.userId === null || !seen.has(nameOf(key))) return 'onDevice'
    if (!sending.has(nameOf(key))) return sendWithNewer(key, code)
    sending.set(nameOf(key), code)
    return 'onDevice'
  }

  return {
    async open(key, found) {
      for (const names of [seen, waiting]) names.delete(nameOf(key))
      const server = !found || found.language !== key.language || isOutdated(key, found.code) ? null : found
      if (server !== null) noteHeld(key, server.code)
      const merged = await change(
        key,
        (stored) => mergeDrafts(recover(stored, local.kept(key)), server),
        () => local.kept(key),
      )
      if (found !== undefined) (merged?.other ? waiting : seen).add(nameOf(key))
      if (merged === null) return null
      known.set(nameOf(key), merged.code)
      if (isUnsaved(merged)) void sendInTurn(key, merged.code)
      return { code: merged.code, updatedDate: merged.updatedDate, other: merged.other }
    },
    async save(key, code) {
      const next = { language: key.language, code, updatedDate: clock.now().toISOString() }
      const before = known.get(nameOf(key)) ?? null
      known.set(nameOf(key), code)
      const kept = { ...next, before }
      local.keep(key, kept)
      await change(
        key,
        (stored) => (stored === null ? newLocalDraft(next) : replaceCode(stored, next, before)),
        () => kept,
      )
      local.announce(key, code)
      return sendInTurn(key, code)
    },
    async discardOther(key) {
      const stored = await change(key, (found) => found && { ...found, other: null })
      if (waiting.delete(nameOf(key))) seen.add(nameOf(key))
      if (stored !== null) known.set(nameOf(key), stored.code)
    },
    watch: local.watch,
  }
}

function nameOf({ userId, problemId, language }: DraftKey): string {
  return JSON.stringify([userId, String(problemId), language])
}
