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

/** Returns the parts of a query key for an assignment. */
const partsOf = ({ homeworkId, assignmentId }: AssignmentKey) => [homeworkId, assignmentId]

/** Tells whether the viewer is signed in: only users have homework. */
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

/** Reads the tasks whenever the page is opened, so that work on the tasks' own pages counts at once. */
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

/** Hands in an assignment, and refetches the home page's list. */
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

/** Takes an assignment back, and refetches the home page's list. */
export const useTakeBack = (of: AssignmentKey) => {
  const { takeBack } = useFeature('homework')
  return useAction({
    name: 'takeBack',
    run: () => takeBack(of),
    invalidates: ({ kind }) =>
      kind === 'alreadySending' ? [] : kind === 'signInFirst' ? ['viewer'] : ['assignment', 'assignmentTasks', 'assignments'],
  })
}
