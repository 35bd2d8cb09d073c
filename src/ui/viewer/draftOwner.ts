import type { Id } from '../../domain/id.ts'
import { isSignedIn, type Viewer } from '../../domain/viewer.ts'

/** Whose drafts are opened; undefined while that is not known. */
export const draftOwner = (viewer: Viewer | null): Id | null | undefined => {
  if (viewer === null) return undefined
  return isSignedIn(viewer) ? viewer.userId : null
}
