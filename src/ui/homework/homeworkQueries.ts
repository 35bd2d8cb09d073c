import type { AssignmentKey } from '../../application/homework.ts'
import type { AssignmentDetail, AssignmentTask } from '../../domain/assignment.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { useAction } from '../kit/action.ts'
import { type Loadable, useLoadable } from '../kit/loaded.ts'
import { useFeature } from '../kit/useFeature.ts'
import { useViewer } from '../viewer/useViewer.ts'
import { useViewerQuery } from '../viewer/viewerQuery.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly assignment: true
    readonly assignmentTasks: true
  }
}

/** For users only; nothing is read for anybody else. */
const partsOf = ({ homeworkId, assignmentId }: AssignmentKey) => [homeworkId, assignmentId]

/** Nobody else has homework. */
const useIsSignedIn = () => {
  const viewer = useViewer()
  return viewer !== null && isSignedIn(viewer)
}

export const useAssignment = (of: AssignmentKey): Loadable<AssignmentDetail> => {
  const { homeworks } = useFeature('homework')
  const enabled = useIsSignedIn()
  return useLoadable(
    useViewerQuery<AssignmentDetail>({
      name: 'assignment',
      of: partsOf(of),
      read: (signal) => homeworks.assignment(of, signal),
      enabled,
    }),
  )
}

/** Read whenever the page is opened: whatever was done on the tasks' own pages counts at once. */
export const useTasks = (of: AssignmentKey): Loadable<readonly AssignmentTask[]> => {
  const { homeworks } = useFeature('homework')
  const enabled = useIsSignedIn()
  return useLoadable(
    useViewerQuery<readonly AssignmentTask[]>({
      name: 'assignmentTasks',
      of: partsOf(of),
      read: (signal) => homeworks.tasks(of, signal),
      enabled,
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
