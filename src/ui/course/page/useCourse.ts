import { useQuery } from '@tanstack/react-query'
import type { CourseDetail } from '../../../domain/course/CourseDetail.ts'
import { type CourseStanding, stranger } from '../../../domain/course/CourseStanding.ts'
import { isSignedIn } from '../../../domain/viewer/isSignedIn.ts'
import { useSite } from '../../app/useSite.ts'
import { useStudies } from '../../app/useStudies.ts'
import { useViewer } from '../../viewer/useViewer.ts'
import type { Loaded } from '../../app/loaded.ts'
import { useLoaded } from '../../app/useLoaded.ts'
import { type Studying, useStudying } from '../../offer/curriculum/useStudying.ts'

export interface CourseState extends Studying {
  readonly course: Loaded<CourseDetail>
  /** A stranger's for who is not signed in, of whom the backend is not asked. */
  readonly standing: Loaded<CourseStanding>
}

/** All about one course, in four parts of which each may fail alone. */
export const useCourse = (courseId: string): CourseState => {
  const { catalogue } = useStudies()
  const { site } = useSite()
  const viewer = useViewer()
  const mayAsk = viewer !== null && isSignedIn(viewer)
  const described = useQuery({
    queryKey: ['course', site.channelDomain, courseId],
    queryFn: ({ signal }) => catalogue.course(courseId, signal),
  })
  const asked = useQuery({
    queryKey: ['courseStanding', site.channelDomain, viewer?.userId, courseId],
    queryFn: ({ signal }) => catalogue.standing(courseId, signal),
    enabled: mayAsk,
  })
  const stands = useLoaded(asked)
  const standing = viewer !== null && !mayAsk ? strangers : stands
  return { course: useLoaded(described), standing, ...useStudying({ kind: 'course', id: courseId }, standing) }
}

const strangers = { status: 'ready', value: stranger } as const
