import { useQuery } from '@tanstack/react-query'
import type { StudyRecord } from '../../domain/lesson/StudyRecord.ts'
import type { StudySubject } from '../../domain/study/StudySubject.ts'
import { useSite } from '../app/useSite.ts'
import { useStudies } from '../app/useStudies.ts'
import type { Loaded } from '../app/Loaded.ts'
import { useLoaded } from '../app/useLoaded.ts'
import { useViewer } from '../viewer/useViewer.ts'

/** The learner's own record, as it is now. */
export const useStudyRecord = (subject: StudySubject): Loaded<StudyRecord> => {
  const { lessons } = useStudies()
  const { site } = useSite()
  const viewer = useViewer()
  return useLoaded(
    useQuery({
      queryKey: ['studyRecord', site.channelDomain, viewer?.userId, subject.kind, subject.id],
      queryFn: ({ signal }) => lessons.record(subject, signal),
      staleTime: 0,
    }),
  )
}
