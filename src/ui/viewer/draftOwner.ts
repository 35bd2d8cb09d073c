import type { Id } from '../../domain/id.ts'
import { isSignedIn, type Viewer } from '../../domain/viewer.ts'

/** Returns whose drafts are opened; null: a guest's, undefined while unknown. */
export const draftOwner = (viewer: Viewer | null): Id | null | undefined => {
  if (viewer === null) return undefined
  return isSignedIn(viewer) ? viewer.userId : null
}
