import { useQuery } from '@tanstack/react-query'
import type { ReviewRating } from '../../domain/review/ReviewRating.ts'
import type { StudySubject } from '../../domain/study/StudySubject.ts'
import { useSite } from '../app/useSite.ts'
import { useStudies } from '../app/useStudies.ts'
import type { Loaded } from '../app/Loaded.ts'
import { useLoaded } from '../app/useLoaded.ts'

/** What all reviews say together. */
export const useReviewRating = (subject: StudySubject): Loaded<ReviewRating> => {
  const { reviews } = useStudies()
  const { site } = useSite()
  const query = useQuery({
    queryKey: ['reviewRating', site.channelDomain, subject.kind, String(subject.id)],
    queryFn: ({ signal }) => reviews.rating(subject, signal),
  })
  return useLoaded(query)
}
