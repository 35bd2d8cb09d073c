import { useQuery } from '@tanstack/react-query'
import { type ClassStanding, classStranger } from '../../../domain/course-class/classEnrolment.ts'
import type { ClassDetail } from '../../../domain/course-class/courseClass.ts'
import { type Loaded, useLoaded } from '../../kit/loaded.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { type Studying, useStudying } from '../../offer/curriculum/useStudying.ts'
import { useSite } from '../../site/useSite.ts'
import { useOwn } from '../../viewer/useOwn.ts'

export interface ClassState extends Studying {
  readonly courseClass: Loaded<ClassDetail>
  /** A stranger's, for a guest. */
  readonly standing: Loaded<ClassStanding>
}

/** All about one class but its times, in four parts of which each may fail alone. */
export const useClass = (courseClassId: string): ClassState => {
  const { catalogue } = useFeature('courseClass')
  const { site } = useSite()
  const described = useQuery({
    queryKey: ['courseClass', site.channelDomain, courseClassId],
    queryFn: ({ signal }) => catalogue.courseClass(courseClassId, signal),
  })
  const standing = useOwn<ClassStanding>(
    (userId) => ({
      queryKey: ['classStanding', site.channelDomain, userId, courseClassId],
      queryFn: ({ signal }) => catalogue.standing(courseClassId, signal),
    }),
    classStranger,
  )
  return { courseClass: useLoaded(described), standing, ...useStudying({ kind: 'course-class', id: courseClassId }, standing) }
}
