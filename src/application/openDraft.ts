import type { DraftKey, Drafts } from './draft.ts'
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
