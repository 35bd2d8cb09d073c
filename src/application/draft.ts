import type { Clock } from './platform.ts'
import type { Id } from '../domain/id.ts'
import { type Draft, isUnsaved, type LocalDraft, mergeDrafts, newLocalDraft, replaceCode } from '../domain/problems/draft.ts'
import type { ProgrammingLanguage } from '../domain/problems/programmingLanguage.ts'

/** Whose draft it is, and of what. */
export interface DraftKey {
  /** Null: a guest. */
  readonly userId: Id | null
  readonly problemId: Id
  readonly language: ProgrammingLanguage
}

/** The device's place for drafts. Nothing rejects: what cannot be stored lasts as long as the page. */
export interface LocalDraftStore {
  read(key: DraftKey): Promise<LocalDraft | null>
  write(key: DraftKey, draft: LocalDraft): Promise<void>
}

/** The server's place for drafts. For users only. */
export interface DraftRepository {
  save(problemId: Id, draft: Pick<Draft, 'language' | 'code'>): Promise<void>
}

/** `onDevice`: the server has not got it, or not yet. */
export type SaveDraftOutcome = 'saved' | 'onDevice'

export interface Drafts {
  /**
   * What the editor opens with, and what was written elsewhere in the meantime; null: nothing was written yet. `server` is the draft that
   * the standing told; null for a guest, and where it could not be read.
   */
  open(key: DraftKey, server: Draft | null): Promise<Pick<LocalDraft, 'code' | 'updatedDate' | 'other'> | null>
  /** To be called at every pause in typing. The device first, then the server. Never rejects. */
  save(key: DraftKey, code: string): Promise<SaveDraftOutcome>
  /** The learner has looked at what was written elsewhere. */
  discardOther(key: DraftKey): Promise<void>
}

interface DraftDependencies {
  readonly local: LocalDraftStore
  readonly server: DraftRepository
  readonly clock: Clock
}

export function makeDrafts({ local, server, clock }: DraftDependencies): Drafts {
  /** What this page knows to stand in the device's store: anything else there comes from another tab. */
  const known = new Map<string, string>()
  /** Drafts of which a call is under way, with the newer code that waits for its turn; null where none does. */
  const sending = new Map<string, string | null>()
  let last: Promise<unknown> = Promise.resolve()
  /** Changes what is stored, never twice at once: a save that ends late must not put older code back. */
  const change = (key: DraftKey, next: (stored: LocalDraft | null) => LocalDraft | null): Promise<LocalDraft | null> => {
    const changed = last.then(async () => {
      const draft = next(await local.read(key))
      if (draft !== null) await local.write(key, draft)
      return draft
    })
    last = changed
    return changed
  }

  const send = async (key: DraftKey, code: string): Promise<SaveDraftOutcome> => {
    try {
      await server.save(key.problemId, { language: key.language, code })
    } catch {
      // The log has heard the real cause. The device has it, and the next pause sends what is newest then.
      return 'onDevice'
    }
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
  /** One call at a time for each draft; of what was written meanwhile only the newest is sent. */
  const sendInTurn = async (key: DraftKey, code: string): Promise<SaveDraftOutcome> => {
    if (key.userId === null) return 'onDevice'
    if (!sending.has(nameOf(key))) return sendWithNewer(key, code)
    sending.set(nameOf(key), code)
    return 'onDevice'
  }

  return {
    async open(key, found) {
      const merged = await change(key, (stored) => mergeDrafts(stored, found?.language === key.language ? found : null))
      if (merged === null) return null
      known.set(nameOf(key), merged.code)
      if (isUnsaved(merged)) void sendInTurn(key, merged.code)
      return { code: merged.code, updatedDate: merged.updatedDate, other: merged.other }
    },
    async save(key, code) {
      const next = { language: key.language, code, updatedDate: clock.now().toISOString() }
      const before = known.get(nameOf(key)) ?? null
      known.set(nameOf(key), code)
      await change(key, (stored) => (stored === null ? newLocalDraft(next) : replaceCode(stored, next, before)))
      return sendInTurn(key, code)
    },
    async discardOther(key) {
      await change(key, (stored) => stored && { ...stored, other: null })
    },
  }
}

function nameOf({ userId, problemId, language }: DraftKey): string {
  return JSON.stringify([userId, String(problemId), language])
}
