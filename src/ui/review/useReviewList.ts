import { useQuery } from '@tanstack/react-query'
import type { ReviewQuery } from '../../application/review/ReviewRepository.ts'
import type { Page } from '../../domain/Page.ts'
import type { Review } from '../../domain/review/Review.ts'
import type { StudySubject } from '../../domain/study/StudySubject.ts'
import { useSite } from '../app/useSite.ts'
import { useStudies } from '../app/useStudies.ts'
import type { LoadedPage } from '../app/LoadedPage.ts'
import { useLoadedPage } from '../app/useLoadedPage.ts'
import { useViewer } from '../viewer/useViewer.ts'

/** One page of the reviews. It waits until the viewer is known: an answer marks which review is theirs. */
export const useReviewList = (subject: StudySubject, { page, order }: ReviewQuery): LoadedPage<Page<Review>> => {
  const { reviews } = useStudies()
  const { site } = useSite()
  const viewer = useViewer()
  const query = useQuery<Page<Review>>({
    queryKey: ['reviews', site.channelDomain, viewer?.userId, subject.kind, String(subject.id), order, page],
    queryFn: ({ signal }) => reviews.list(subject, { page, order }, signal),
    placeholderData: (before) => before,
    enabled: viewer !== null,
  })
  return useLoadedPage(query)
}
