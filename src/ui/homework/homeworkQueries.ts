import { useQuery } from '@tanstack/react-query'
import type { AssignmentKey } from '../../application/homework.ts'
import type { AssignmentDetail, AssignmentTask } from '../../domain/assignment.ts'
import { isSignedIn, viewerKey } from '../../domain/viewer.ts'
import { useAction } from '../kit/action.ts'
import { type Loadable, useLoadable } from '../kit/loaded.ts'
import { useFeature } from '../kit/useFeature.ts'
import { useSite } from '../site/useSite.ts'
import { useViewer } from '../viewer/useViewer.ts'

/** For users only; nothing is read for anybody else. */
const useOwner = ({ homeworkId, assignmentId }: AssignmentKey) => {
  const { site } = useSite()
  const viewer = useViewer()
  const key = [site.channelDomain, viewerKey(viewer), String(homeworkId), String(assignmentId)] as const
  return { key, isEnabled: viewer !== null && isSignedIn(viewer) }
}

export const useAssignment = (of: AssignmentKey): Loadable<AssignmentDetail> => {
  const { homeworks } = useFeature('homework')
  const { key, isEnabled } = useOwner(of)
  return useLoadable(
    useQuery<AssignmentDetail>({
      queryKey: ['assignment', ...key],
      queryFn: ({ signal }) => homeworks.assignment(of, signal),
      enabled: isEnabled,
    }),
  )
}

/** Read whenever the page is opened: whatever was done on the tasks' own pages counts at once. */
export const useTasks = (of: AssignmentKey): Loadable<readonly AssignmentTask[]> => {
  const { homeworks } = useFeature('homework')
  const { key, isEnabled } = useOwner(of)
  return useLoadable(
    useQuery<readonly AssignmentTask[]>({
      queryKey: ['assignmentTasks', ...key],
      queryFn: ({ signal }) => homeworks.tasks(of, signal),
      enabled: isEnabled,
      staleTime: 0,
    }),
  )
}

/** Hands it in; the home page's list tells it at once. */
export const useHandIn = (of: AssignmentKey) => {
  const { handIn } = useFeature('homework')
  return useAction({
    name: 'handIn',
    run: (comment: string) => handIn(of, comment),
    invalidates: ({ kind }) =>
      kind === 'tooLong' || kind === 'alreadySending'
        ? []
        : kind === 'signInFirst'
          ? ['viewer']
          : ['assignment', 'assignmentTasks', 'assignments'],
  })
}

/** Takes it back; the home page's list tells it at once. */
export const useTakeBack = (of: AssignmentKey) => {
  const { takeBack } = useFeature('homework')
  return useAction({
    name: 'takeBack',
    run: () => takeBack(of),
    invalidates: ({ kind }) =>
      kind === 'alreadySending' ? [] : kind === 'signInFirst' ? ['viewer'] : ['assignment', 'assignmentTasks', 'assignments'],
  })
}
