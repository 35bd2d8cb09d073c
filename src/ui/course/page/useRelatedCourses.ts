import { useQuery } from '@tanstack/react-query'
import type { Course } from '../../../domain/course/Course.ts'
import { useSite } from '../../app/useSite.ts'
import { useStudies } from '../../app/useStudies.ts'

/** Courses like this one, without itself. None while loading and when they fail: the page does without them. */
export const useRelatedCourses = (courseId: string): readonly Course[] => {
  const { catalogue } = useStudies()
  const { site } = useSite()
  const { data = [] } = useQuery({
    queryKey: ['recommendedCourses', site.channelDomain, courseId],
    queryFn: ({ signal }) => catalogue.recommended(courseId, signal),
  })
  return data.filter((course) => String(course.courseId) !== courseId)
}
