import { statusOf } from '../../application/platform/statusOf.ts'
import { mayStudy } from '../../domain/course/mayStudy.ts'
import { isSignedIn } from '../../domain/viewer/isSignedIn.ts'
import { needsSignup } from '../../domain/viewer/needsSignup.ts'
import type { Viewer } from '../../domain/viewer/Viewer.ts'
import type { Loaded } from '../app/Loaded.ts'
import type { Standing } from './Room.ts'

/** Whether a lesson opens, and if not, what is missing. */
export type Access = 'waiting' | 'open' | Closed
export type Closed = 'guest' | 'pending' | 'stranger'

/** If the standing could not be read, the lesson itself is requested, and the backend's answer decides. */
export function accessOf(viewer: Viewer | null, standing: Loaded<Standing>): Access {
  if (viewer === null) return 'waiting'
  if (!isSignedIn(viewer)) return needsSignup(viewer) ? 'pending' : 'guest'
  if (standing.status === 'waiting') return 'waiting'
  return standing.status === 'failed' || mayStudy(standing.value) ? 'open' : 'stranger'
}

/** What the backend's refusal of a lesson says about it; null where it was not refused. */
export function closedBy(error: unknown): Closed | null {
  switch (statusOf(error)) {
    case 401:
      return 'guest'
    case 403:
      return 'stranger'
    default:
      return null
  }
}
