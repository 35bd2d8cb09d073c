import { useQuery } from '@tanstack/react-query'
import type { CourseDetail } from '../../../domain/course/CourseDetail.ts'
import { type CourseStanding, stranger } from '../../../domain/course/CourseStanding.ts'
import { useSite } from '../../app/useSite.ts'
import { useStudies } from '../../app/useStudies.ts'
import { useOwn } from '../../viewer/useOwn.ts'
import type { Loaded } from '../../app/Loaded.ts'
import { useLoaded } from '../../app/useLoaded.ts'
import { type Studying, useStudying } from '../../offer/curriculum/useStudying.ts'

export interface CourseState extends Studying {
  readonly course: Loaded<CourseDetail>
  /** A stranger's, for a guest. */
  readonly standing: Loaded<CourseStanding>
}

/** All about one course, in four parts of which each may fail alone. */
export const useCourse = (courseId: string): CourseState => {
  const { catalogue } = useStudies()
  const { site } = useSite()
  const described = useQuery({
    queryKey: ['course', site.channelDomain, courseId],
    queryFn: ({ signal }) => catalogue.course(courseId, signal),
  })
  const standing = useOwn<CourseStanding>(
    (userId) => ({
      queryKey: ['courseStanding', site.channelDomain, userId, courseId],
      queryFn: ({ signal }) => catalogue.standing(courseId, signal),
    }),
    stranger,
  )
  return { course: useLoaded(described), standing, ...useStudying({ kind: 'course', id: courseId }, standing) }
}
