import type { DraftKey, Drafts } from './draft.ts'
import type { ProblemExample } from '../domain/problems/exampleCases.ts'

/**
 * Returns the code that a guest left on this device, for a signed-in viewer: it may be the viewer's from before signing in, or another
 * person's, so it has no owner until it is taken. Null: there is none.
 */
export async function findGuestCode(drafts: Drafts, key: DraftKey): Promise<string | null> {
  const found = key.userId === null ? null : await drafts.open({ ...key, userId: null }, null)
  return found === null || found.code === '' ? null : found.code
}

/** Removes a guest's draft once it was taken or thrown away, so that the next user does not find it. */
export async function dropGuestDraft(drafts: Drafts, key: DraftKey): Promise<void> {
  await drafts.save({ ...key, userId: null }, '')
}

/** Identifies the examples that a person made up for a problem, in any language. */
export type OwnCasesKey = Pick<DraftKey, 'userId' | 'problemId'>

/** Stores them on the device. No call rejects: what cannot be stored lasts as long as the page. */
export interface OwnCaseStore {
  read(key: OwnCasesKey): Promise<readonly ProblemExample[]>
  write(key: OwnCasesKey, cases: readonly ProblemExample[]): Promise<void>
}

/** Returns the examples a guest made up on this device, for a signed-in viewer; they have no owner until they are taken. */
export async function guestCases(store: OwnCaseStore, { userId, problemId }: OwnCasesKey): Promise<readonly ProblemExample[]> {
  return userId === null ? [] : store.read({ userId: null, problemId })
}
