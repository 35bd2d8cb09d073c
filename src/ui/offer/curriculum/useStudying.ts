import { useQuery } from '@tanstack/react-query'
import { type CourseStanding, mayStudy } from '../../../domain/course/course.ts'
import type { Chapter, LessonProgress } from '../../../domain/lesson/lesson.ts'
import type { StudySubject } from '../../../domain/study.ts'
import { type Loaded, useLoaded, valueOf } from '../../kit/loaded.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { progressKey } from '../../lesson/useLessonSteps.ts'
import { useSite } from '../../site/useSite.ts'
import { useViewer } from '../../viewer/useViewer.ts'

export interface Studying {
  readonly chapters: Loaded<readonly Chapter[]>
  /** Nothing for those who may not study. */
  readonly progress: Loaded<readonly LessonProgress[]>
}

/** What there is to study in a course or class, and how far the viewer is. The curriculum waits for nothing. */
export const useStudying = (subject: StudySubject, standing: Loaded<Pick<CourseStanding, 'canStudy' | 'isEnrolled'>>): Studying => {
  const { lessons } = useFeature('lesson')
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
