import { isSignedIn } from './isSignedIn.ts'
import type { Viewer } from './Viewer.ts'

export function needsAvatar(viewer: Pick<Viewer, 'authState' | 'gender'>): boolean {
  return isSignedIn(viewer) && viewer.gender === 'NOT_SELECTED'
}
