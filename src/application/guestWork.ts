import type { DraftKey, Drafts } from './draft.ts'
import type { ProblemExample } from '../domain/problems/exampleCases.ts'

/**
 * The code that a guest has left on this device, for who is signed in: perhaps the viewer's from before signing in, perhaps somebody else's.
 * It is nobody's until it is taken. Null: there is none.
 */
export async function findGuestCode(drafts: Drafts, key: DraftKey): Promise<string | null> {
  const found = key.userId === null ? null : await drafts.open({ ...key, userId: null }, null)
  return found === null || found.code === '' ? null : found.code
}

/** Once somebody has taken what a guest had written, or thrown it away, nothing of it is left for the next one. */
export async function dropGuestDraft(drafts: Drafts, key: DraftKey): Promise<void> {
  await drafts.save({ ...key, userId: null }, '')
}

/** The examples that somebody has made up for a problem, in any language. */
export type OwnCasesKey = Pick<DraftKey, 'userId' | 'problemId'>

/** The device's place for them. Nothing rejects: what cannot be stored lasts as long as the page. */
export interface OwnCaseStore {
  read(key: OwnCasesKey): Promise<readonly ProblemExample[]>
  write(key: OwnCasesKey, cases: readonly ProblemExample[]): Promise<void>
}

/** What a guest has made up on this device, for who is signed in: it is nobody's until it is taken. */
export async function guestCases(store: OwnCaseStore, { userId, problemId }: OwnCasesKey): Promise<readonly ProblemExample[]> {
  return userId === null ? [] : store.read({ userId: null, problemId })
}
