import type { CourseStanding } from '../../domain/course/CourseStanding.ts'
import { isSignedIn } from '../../domain/viewer/isSignedIn.ts'
import type { Viewer } from '../../domain/viewer/Viewer.ts'
import type { Loaded } from '../app/Loaded.ts'

/** Whether the viewer may write a review, as far as is known. */
export type MayWrite = 'yes' | 'signInFirst' | 'notEnrolled' | 'teaches' | 'waiting' | 'unknown'

/** One's own review can be given other words as long as one takes the course, or nobody knows. */
export function mayEdit(may: MayWrite): boolean {
  return may !== 'notEnrolled' && may !== 'teaches'
}

/** Only those who take the course may; its teachers may not. */
export function mayWrite(viewer: Viewer | null, standing: Loaded<Pick<CourseStanding, 'isEnrolled' | 'canStudy'>>): MayWrite {
  if (viewer === null) return 'waiting'
  if (!isSignedIn(viewer)) return 'signInFirst'
  if (standing.status !== 'ready') return standing.status === 'failed' ? 'unknown' : 'waiting'
  if (standing.value.isEnrolled) return 'yes'
  return standing.value.canStudy ? 'teaches' : 'notEnrolled'
}
