import type { Viewer } from './Viewer.ts'

/** Opens the signup-required dialog, and closes it when false (S-105). */
export function needsSignup(viewer: Pick<Viewer, 'authState'>): boolean {
  return viewer.authState === 'PENDING'
}
