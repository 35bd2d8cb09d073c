import { useQuery } from '@tanstack/react-query'
import type { ClassDetail } from '../../../domain/course-class/ClassDetail.ts'
import { type ClassStanding, classStranger } from '../../../domain/course-class/ClassStanding.ts'
import { isSignedIn } from '../../../domain/viewer/isSignedIn.ts'
import { useClasses } from '../../app/useClasses.ts'
import { useSite } from '../../app/useSite.ts'
import type { Loaded } from '../../app/loaded.ts'
import { useLoaded } from '../../app/useLoaded.ts'
import { type Studying, useStudying } from '../../offer/curriculum/useStudying.ts'
import { useViewer } from '../../viewer/useViewer.ts'

export interface ClassState extends Studying {
  readonly courseClass: Loaded<ClassDetail>
  /** A stranger's for who is not signed in, of whom the backend is not asked. */
  readonly standing: Loaded<ClassStanding>
}

/** All about one class but its times, in four parts of which each may fail alone. */
export const useClass = (courseClassId: string): ClassState => {
  const { catalogue } = useClasses()
  const { site } = useSite()
  const viewer = useViewer()
  const mayAsk = viewer !== null && isSignedIn(viewer)
  const described = useQuery({
    queryKey: ['courseClass', site.channelDomain, courseClassId],
    queryFn: ({ signal }) => catalogue.courseClass(courseClassId, signal),
  })
  const asked = useQuery({
    queryKey: ['classStanding', site.channelDomain, viewer?.userId, courseClassId],
    queryFn: ({ signal }) => catalogue.standing(courseClassId, signal),
    enabled: mayAsk,
  })
  const stands = useLoaded(asked)
  const standing = viewer !== null && !mayAsk ? strangers : stands
  return { courseClass: useLoaded(described), standing, ...useStudying({ kind: 'course-class', id: courseClassId }, standing) }
}

const strangers = { status: 'ready', value: classStranger } as const
