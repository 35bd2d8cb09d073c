import { useQuery } from '@tanstack/react-query'
import type { Review } from '../../domain/review/Review.ts'
import type { StudySubject } from '../../domain/study/StudySubject.ts'
import { isSignedIn } from '../../domain/viewer/isSignedIn.ts'
import { useSite } from '../app/useSite.ts'
import { useStudies } from '../app/useStudies.ts'
import type { Loaded } from '../app/loaded.ts'
import { useLoaded } from '../app/useLoaded.ts'
import { useViewer } from '../viewer/useViewer.ts'

/** The viewer's own, also of who does not take it any more. Who is not signed in has none, and the backend is not asked. */
export const useOwnReview = (subject: StudySubject): Loaded<Review | null> => {
  const { reviews } = useStudies()
  const { site } = useSite()
  const viewer = useViewer()
  const mayAsk = viewer !== null && isSignedIn(viewer)
  const query = useQuery({
    queryKey: ['ownReview', site.channelDomain, viewer?.userId, subject.kind, String(subject.id)],
    queryFn: ({ signal }) => reviews.own(subject, signal),
    enabled: mayAsk,
  })
  const own = useLoaded(query)
  return viewer !== null && !mayAsk ? none : own
}

const none = { status: 'ready', value: null } as const
