import { useQuery } from '@tanstack/react-query'
import { type CourseStanding, mayStudy } from '../../../domain/course/course.ts'
import type { Chapter, LessonProgress } from '../../../domain/lesson/lesson.ts'
import type { StudySubject } from '../../../domain/study.ts'
import { type Loadable, loadedValue, useLoadable } from '../../kit/loaded.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { progressQueryKey } from '../../lesson/useLessonProgress.ts'
import { useSite } from '../../site/useSite.ts'
import { useViewer } from '../../viewer/useViewer.ts'
import { useSiteQuery } from '../../viewer/viewerQuery.ts'

declare module '../../kit/query.ts' {
  interface QueryNames {
    readonly chapters: true
  }
}

export interface CurriculumState {
  readonly chapters: Loadable<readonly Chapter[]>
  /** Empty for viewers who may not study. */
  readonly progress: Loadable<readonly LessonProgress[]>
}

/** Reads the curriculum of a course or class, and the viewer's progress. The curriculum does not wait for the progress. */
export const useCurriculum = (
  subject: StudySubject,
  standing: Loadable<Pick<CourseStanding, 'canStudy' | 'isEnrolled'>>,
): CurriculumState => {
  const { lessons } = useFeature('lesson')
  const { site } = useSite()
  const viewer = useViewer()
  const chaptersQuery = useSiteQuery({
    name: 'chapters',
    of: [subject.kind, subject.id],
    read: (signal) => lessons.chapters(subject, signal),
  })
  const known = loadedValue(standing)
  const canStudy = known && mayStudy(known)
  const progressQuery = useQuery({
    queryKey: progressQueryKey(site, viewer, subject),
    queryFn: ({ signal }) => lessons.progress(subject, signal),
    enabled: canStudy === true,
  })
  const progress = useLoadable(progressQuery)
  return { chapters: useLoadable(chaptersQuery), progress: canStudy === false ? noProgress : progress }
}

const noProgress = { status: 'ready', value: [] } as const
