import type { DraftKey, Drafts } from './draft.ts'
import type { ProblemExample } from '../domain/lesson/lessonContent.ts'
import type { Draft } from '../domain/problems/draft.ts'

/** What the editor opens with. `code` null: nothing of the viewer's own. */
export interface OpenedDraft {
  readonly code: string | null
  readonly other: Pick<Draft, 'code'> | null
}

/**
 * The viewer's own draft, and until there is one, beside it what a guest has written on this device: perhaps the viewer before signing in,
 * perhaps somebody else. So it is offered, and nobody's until it is taken.
 */
export async function openDraft(drafts: Drafts, key: DraftKey, server: Draft | null | undefined): Promise<OpenedDraft | null> {
  const own = await drafts.open(key, server)
  if (own !== null || key.userId === null) return own
  const found = await drafts.open({ ...key, userId: null }, null)
  return found === null || found.code === '' ? null : { code: null, other: found }
}

/** Who has taken what a guest had written leaves nothing of it for the next one. */
export async function takeGuestDraft(drafts: Drafts, key: DraftKey, code: string): Promise<void> {
  const guestKey = { ...key, userId: null }
  if (key.userId !== null && (await drafts.open(guestKey, null))?.code === code) await drafts.save(guestKey, '')
}

/** The examples that somebody has made up for a problem, in any language. */
export type OwnCasesKey = Pick<DraftKey, 'userId' | 'problemId'>

/** The device's place for them. Nothing rejects: what cannot be stored lasts as long as the page. */
export interface OwnCaseStore {
  read(key: OwnCasesKey): Promise<readonly ProblemExample[]>
  write(key: OwnCasesKey, cases: readonly ProblemExample[]): Promise<void>
}

/** The viewer's own examples, and until there are any, those from before the viewer signed in, as with the draft. */
export async function openOwnCases(store: OwnCaseStore, key: OwnCasesKey): Promise<readonly ProblemExample[]> {
  const own = await store.read(key)
  if (own.length > 0 || key.userId === null) return own
  const guestKey = { ...key, userId: null }
  const found = await store.read(guestKey)
  if (found.length === 0) return found
  void store.write(key, found)
  void store.write(guestKey, [])
  return found
}
