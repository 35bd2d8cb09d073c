import { type ClassStanding, notEnrolledInClass } from '../../../domain/course-class/classEnrolment.ts'
import type { ClassDetail } from '../../../domain/course-class/courseClass.ts'
import type { ClassSchedule } from '../../../domain/course-class/schedule.ts'
import { type Loadable, useLoadable } from '../../kit/loaded.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { type CurriculumState, useCurriculum } from '../../offer/curriculum/useCurriculum.ts'
import { useSiteQuery, useViewerData } from '../../viewer/viewerQuery.ts'

declare module '../../kit/query.ts' {
  interface QueryNames {
    readonly classSchedules: true
    readonly classStanding: true
    readonly courseClass: true
  }
}

export interface ClassState extends CurriculumState {
  readonly courseClass: Loadable<ClassDetail>
  /** A guest gets the standing of a viewer who is not enrolled. */
  readonly standing: Loadable<ClassStanding>
}

/** Reads a class without its times, in four parts that can fail separately. */
export const useClass = (courseClassId: string): ClassState => {
  const { catalogue } = useFeature('courseClass')
  const detailQuery = useSiteQuery({
    name: 'courseClass',
    of: [courseClassId],
    read: (signal) => catalogue.courseClass(courseClassId, signal),
  })
  const standing = useViewerData<ClassStanding>(
    { name: 'classStanding', of: [courseClassId], read: (signal) => catalogue.standing(courseClassId, signal) },
    notEnrolledInClass,
  )
  return { courseClass: useLoadable(detailQuery), standing, ...useCurriculum({ kind: 'course-class', id: courseClassId }, standing) }
}

/** Reads the schedule of a class, from which its remaining lessons are counted. */
export const useClassSchedules = (courseClassId: string): Loadable<readonly ClassSchedule[]> => {
  const { catalogue } = useFeature('courseClass')
  return useLoadable(
    useSiteQuery({
      name: 'classSchedules',
      of: [courseClassId],
      read: (signal) => catalogue.schedules(courseClassId, signal),
    }),
  )
}
