import type { DraftKey, Drafts } from './draft.ts'
import type { ProblemExample } from '../domain/lesson/lessonContent.ts'
import type { Draft } from '../domain/problems/draft.ts'

type OpenedDraft = NonNullable<Awaited<ReturnType<Drafts['open']>>>

/**
 * What the editor opens with: the viewer's own draft, and until there is one, what was written on this device before the viewer signed in.
 * That then belongs to the viewer, and no longer to whoever comes next.
 */
export async function openDraft(drafts: Drafts, key: DraftKey, server: Draft | null): Promise<OpenedDraft | null> {
  const own = await drafts.open(key, server)
  if (own !== null || key.userId === null) return own
  const guestKey = { ...key, userId: null }
  const found = await drafts.open(guestKey, null)
  if (found === null || found.code === '') return null
  void drafts.save(key, found.code)
  void drafts.save(guestKey, '')
  return found
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
