import type { Viewer } from './Viewer.ts'

/** PENDING holds a session but is not complete, so it does not count. */
export function isSignedIn(viewer: Pick<Viewer, 'authState'>): boolean {
  return viewer.authState === 'VALID'
}
