import { useQuery } from '@tanstack/react-query'
import { type CourseDetail, type CourseStanding, stranger } from '../../../domain/course/course.ts'
import { type Loaded, useLoaded } from '../../kit/loaded.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { type Studying, useStudying } from '../../offer/curriculum/useStudying.ts'
import { useSite } from '../../site/useSite.ts'
import { useOwn } from '../../viewer/useOwn.ts'

export interface CourseState extends Studying {
  readonly course: Loaded<CourseDetail>
  /** A stranger's, for a guest. */
  readonly standing: Loaded<CourseStanding>
}

/** All about one course, in four parts of which each may fail alone. */
export const useCourse = (courseId: string): CourseState => {
  const { catalogue } = useFeature('course')
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
