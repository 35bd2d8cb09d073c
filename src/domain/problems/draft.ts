import type { ProgrammingLanguage } from './programmingLanguage.ts'

/** Code that has not been handed in yet. */
export interface Draft {
  readonly language: ProgrammingLanguage
  readonly code: string
  /** ISO date-time of the last change; null where it is not known. */
  readonly updatedDate: string | null
}

/** A draft as the device keeps it. */
export interface LocalDraft extends Draft {
  /** What the server is known to have taken of it, or to have had before. Null: nothing. */
  readonly savedCode: string | null
}

export interface OpenedDraft {
  /** What the editor opens with; null: the starter code. */
  readonly current: Draft | null
  /** What was written elsewhere in the meantime, when both sides had changed: to be offered, not thrown away. */
  readonly other: Draft | null
  /** Whether the server does not have `current` yet. */
  readonly isUnsaved: boolean
}

/**
 * The device's draft and the server's, of one problem and one language. The side that alone has changed wins; when both have, the newer
 * one does and the other is kept.
 */
export function mergeDrafts(local: LocalDraft | null, server: Draft | null): OpenedDraft {
  if (local === null) return { current: server, other: null, isUnsaved: false }
  if (server === null || server.code === local.savedCode) return { current: local, other: null, isUnsaved: local.code !== local.savedCode }
  if (server.code === local.code) return { current: server, other: null, isUnsaved: false }
  if (local.code === local.savedCode) return { current: server, other: null, isUnsaved: false }
  return isNewer(local, server) ? { current: local, other: server, isUnsaved: true } : { current: server, other: local, isUnsaved: false }
}

/** A draft whose date cannot be read is older than one that says when it was written. */
function isNewer(one: Draft, other: Draft): boolean {
  return timeOf(one) > timeOf(other)
}

function timeOf({ updatedDate }: Draft): number {
  return Date.parse(updatedDate ?? '') || 0
}
