import type { Review } from '../../domain/review/Review.ts'
import type { StudySubject } from '../../domain/study/StudySubject.ts'
import { useSite } from '../app/useSite.ts'
import { useStudies } from '../app/useStudies.ts'
import type { Loaded } from '../app/Loaded.ts'
import { useOwn } from '../viewer/useOwn.ts'

/** The viewer's own review, also when they do not take the course any more. A guest has none. */
export const useOwnReview = (subject: StudySubject): Loaded<Review | null> => {
  const { reviews } = useStudies()
  const { site } = useSite()
  return useOwn<Review | null>(
    (userId) => ({
      queryKey: ['ownReview', site.channelDomain, userId, subject.kind, String(subject.id)],
      queryFn: ({ signal }) => reviews.own(subject, signal),
    }),
    null,
  )
}
