import type { ReviewPermission } from '../../domain/review.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { useViewer } from '../viewer/useViewer.ts'

/** Who has finished it may say how it is. */
export const useMaterialReviewPermission = (isDone: boolean): ReviewPermission => {
  const viewer = useViewer()
  if (viewer === null) return 'waiting'
  if (!isSignedIn(viewer)) return 'signInFirst'
  return isDone ? 'yes' : 'notEnrolled'
}
