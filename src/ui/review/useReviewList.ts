import { useQuery } from '@tanstack/react-query'
import type { ReviewQuery } from '../../application/review/ReviewRepository.ts'
import type { Page } from '../../domain/Page.ts'
import type { Review } from '../../domain/review/Review.ts'
import type { StudySubject } from '../../domain/study/StudySubject.ts'
import { useSite } from '../app/useSite.ts'
import { useStudies } from '../app/useStudies.ts'
import type { Loaded } from '../app/loaded.ts'
import { useLoaded } from '../app/useLoaded.ts'
import { useViewer } from '../viewer/useViewer.ts'

export interface ReviewListState {
  readonly found: Loaded<Page<Review>>
  /** Still the answer to the wish before. */
  readonly isOld: boolean
}

/** One page of them. It waits for who asks: an answer says which one is theirs. */
export const useReviewList = (subject: StudySubject, { page, order }: ReviewQuery): ReviewListState => {
  const { reviews } = useStudies()
  const { site } = useSite()
  const viewer = useViewer()
  const query = useQuery<Page<Review>>({
    queryKey: ['reviews', site.channelDomain, viewer?.userId, subject.kind, String(subject.id), order, page],
    queryFn: ({ signal }) => reviews.list(subject, { page, order }, signal),
    placeholderData: (before) => before,
    enabled: viewer !== null,
  })
  return { found: useLoaded(query), isOld: query.isPlaceholderData }
}
