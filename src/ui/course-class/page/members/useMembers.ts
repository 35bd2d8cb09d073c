import { useQuery } from '@tanstack/react-query'
import type { ClassMember } from '../../../../domain/course-class/ClassMember.ts'
import { useClasses } from '../../../app/useClasses.ts'
import { useSite } from '../../../app/useSite.ts'
import type { Loaded } from '../../../app/Loaded.ts'
import { useLoaded } from '../../../app/useLoaded.ts'
import { useViewer } from '../../../viewer/useViewer.ts'

export const useMembers = (courseClassId: string): Loaded<readonly ClassMember[]> => {
  const { members } = useClasses()
  const { site } = useSite()
  const viewer = useViewer()
  return useLoaded(
    useQuery({
      queryKey: ['classMembers', site.channelDomain, viewer?.userId, courseClassId],
      queryFn: ({ signal }) => members.list(courseClassId, signal),
    }),
  )
}
