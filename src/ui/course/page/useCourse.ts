import { type CourseDetail, type CourseStanding, notEnrolled } from '../../../domain/course/course.ts'
import { type Loadable, useLoadable } from '../../kit/loaded.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { type CurriculumState, useCurriculum } from '../../offer/curriculum/useCurriculum.ts'
import { useSiteQuery, useViewerData } from '../../viewer/viewerQuery.ts'

declare module '../../kit/query.ts' {
  interface QueryNames {
    readonly course: true
    readonly courseStanding: true
  }
}

export interface CourseState extends CurriculumState {
  readonly course: Loadable<CourseDetail>
  /** A guest gets the standing of a viewer who is not enrolled. */
  readonly standing: Loadable<CourseStanding>
}

/** Reads a course, in four parts that can fail separately. */
export const useCourse = (courseId: string): CourseState => {
  const { catalogue } = useFeature('course')
  const detailQuery = useSiteQuery({ name: 'course', of: [courseId], read: (signal) => catalogue.course(courseId, signal) })
  const standing = useViewerData<CourseStanding>(
    { name: 'courseStanding', of: [courseId], read: (signal) => catalogue.standing(courseId, signal) },
    notEnrolled,
  )
  return { course: useLoadable(detailQuery), standing, ...useCurriculum({ kind: 'course', id: courseId }, standing) }
}
