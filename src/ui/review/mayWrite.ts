import { isSignedIn } from '../../domain/viewer/isSignedIn.ts'
import type { Viewer } from '../../domain/viewer/Viewer.ts'
import type { Loaded } from '../course/page/loaded.ts'

/** Whether somebody may say how it was, as far as anybody can tell. */
export type MayWrite = 'yes' | 'signInFirst' | 'notEnrolled' | 'waiting' | 'unknown'

/** Only who takes it may; who teaches it may not. */
export function mayWrite(viewer: Viewer | null, standing: Loaded<{ readonly isEnrolled: boolean }>): MayWrite {
  if (viewer === null) return 'waiting'
  if (!isSignedIn(viewer)) return 'signInFirst'
  if (standing.status !== 'ready') return standing.status === 'failed' ? 'unknown' : 'waiting'
  return standing.value.isEnrolled ? 'yes' : 'notEnrolled'
}
