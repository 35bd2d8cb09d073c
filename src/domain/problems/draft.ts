import type { ProgrammingLanguage } from './programmingLanguage.ts'

/** The languages of block problems: blocks are kept as the text of their JSON, and apart from them the Python that moves the same sea. */
export const blockLanguages = ['BLOCKS', 'SEA_PYTHON'] as const
export type BlockLanguage = (typeof blockLanguages)[number]

/** The language in which a draft is written. */
export type DraftLanguage = ProgrammingLanguage | BlockLanguage

/** Code that has not been handed in yet. */
export interface Draft {
  readonly language: DraftLanguage
  readonly code: string
  /** ISO date-time of the last change; null where it is unknown. */
  readonly updatedDate: string | null
}

/** A draft as it is stored on the device. */
export interface LocalDraft extends Draft {
  /** The code that the server is known to have. Null: none. */
  readonly savedCode: string | null
  /** A version written elsewhere in the meantime: stored until the learner has looked at it. */
  readonly other: Draft | null
}

/** A copy of the code that was written last, in case it comes too late to be stored. */
export interface BackupDraft extends Draft {
  /** The code that it was based on; null: unknown. */
  readonly before: string | null
}

/** Creates the first draft of a problem on this device. */
export function newLocalDraft(draft: Draft): LocalDraft {
  return { ...draft, savedCode: null, other: null }
}

/**
 * Merges the device's draft and the server's, of one problem and one language; null where there is none. If only one side has changed, it
 * wins; when both have, the newer one does, and the other is stored beside it.
 */
export function mergeDrafts(local: LocalDraft | null, server: Draft | null): LocalDraft | null {
  if (server === null) return local
  const taken = { ...server, savedCode: server.code, other: local?.other ?? null }
  if (local === null || server.code === local.code) return taken
  if (server.code === local.savedCode) return local
  if (local.code === local.savedCode) return taken
  const own = { ...local, savedCode: server.code }
  return isNewer(local, server) ? { ...own, other: server } : { ...taken, other: draftOf(local) }
}

/** Replaces the code. If the stored code is not the `known` one, it was written elsewhere, and is stored beside the new one. */
export function replaceCode(stored: LocalDraft, next: Draft, known: string | null): LocalDraft {
  const isForeign = stored.code !== known && stored.code !== next.code
  return { ...stored, ...next, other: isForeign ? draftOf(stored) : stored.other }
}

/** Merges the stored draft and its backup. The newer wins; the other stays beside it, unless the newer one was based on it. */
export function recoverDraft(stored: LocalDraft | null, { before, ...backup }: BackupDraft): LocalDraft {
  if (stored === null) return newLocalDraft(backup)
  if (stored.code === backup.code) return stored
  return isNewer(stored, backup) ? { ...stored, other: backup } : replaceCode(stored, backup, before)
}

/** Tells whether the server does not have it yet. */
export function isUnsaved({ code, savedCode }: LocalDraft): boolean {
  return code !== savedCode
}

function draftOf({ language, code, updatedDate }: Draft): Draft {
  return { language, code, updatedDate }
}

/** Tells whether a draft is newer. One whose date cannot be read counts as older. */
function isNewer(one: Draft, other: Draft): boolean {
  return timeOf(one) > timeOf(other)
}

function timeOf({ updatedDate }: Draft): number {
  return Date.parse(updatedDate ?? '') || 0
}
