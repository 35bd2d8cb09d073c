import type { ReviewPermission } from '../../domain/review.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { useViewer } from '../viewer/useViewer.ts'

/** Returns whether the viewer may review the material: only after finishing it. */
export const useMaterialReviewPermission = (isDone: boolean): ReviewPermission => {
  const viewer = useViewer()
  if (viewer === null) return 'waiting'
  if (!isSignedIn(viewer)) return 'signInFirst'
  return isDone ? 'yes' : 'notEnrolled'
}
