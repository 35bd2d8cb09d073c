import { useQuery } from '@tanstack/react-query'
import type { CourseStanding } from '../../../domain/course/CourseStanding.ts'
import { mayStudy } from '../../../domain/course/mayStudy.ts'
import type { Chapter } from '../../../domain/lesson/Lesson.ts'
import type { LessonProgress } from '../../../domain/lesson/LessonProgress.ts'
import type { StudySubject } from '../../../domain/study/StudySubject.ts'
import { useSite } from '../../app/useSite.ts'
import { useStudies } from '../../app/useStudies.ts'
import { progressKey } from '../../lesson/progressKey.ts'
import { useViewer } from '../../viewer/useViewer.ts'
import { type Loaded, valueOf } from '../../app/Loaded.ts'
import { useLoaded } from '../../app/useLoaded.ts'

export interface Studying {
  readonly chapters: Loaded<readonly Chapter[]>
  /** Nothing for those who may not study. */
  readonly progress: Loaded<readonly LessonProgress[]>
}

/** What there is to study in a course or class, and how far the viewer is. The curriculum waits for nothing. */
export const useStudying = (subject: StudySubject, standing: Loaded<Pick<CourseStanding, 'canStudy' | 'isEnrolled'>>): Studying => {
  const { lessons } = useStudies()
  const { site } = useSite()
  const viewer = useViewer()
  const divided = useQuery({
    queryKey: ['chapters', site.channelDomain, subject.kind, subject.id],
    queryFn: ({ signal }) => lessons.chapters(subject, signal),
  })
  const known = valueOf(standing)
  const may = known && mayStudy(known)
  const studied = useQuery({
    queryKey: progressKey(site, viewer, subject),
    queryFn: ({ signal }) => lessons.progress(subject, signal),
    enabled: may === true,
  })
  const progress = useLoaded(studied)
  return { chapters: useLoaded(divided), progress: may === false ? nothing : progress }
}

const nothing = { status: 'ready', value: [] } as const
