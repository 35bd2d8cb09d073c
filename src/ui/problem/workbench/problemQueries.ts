import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Id } from '../../../domain/id.ts'
import type { Page } from '../../../domain/paging.ts'
import { notBegun, type ProblemCard, type ProblemDetail, type ProblemStanding } from '../../../domain/problems/problem.ts'
import type { SubmissionSummary, SubmittedCode } from '../../../domain/problems/submission.ts'
import { invalidate } from '../../kit/action.ts'
import { type Loadable, loadedValue, useLoadable } from '../../kit/loaded.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { useViewerData, useViewerQuery } from '../../viewer/viewerQuery.ts'

declare module '../../kit/query.ts' {
  interface QueryNames {
    readonly problem: true
    readonly problemStanding: true
    readonly recommendedProblems: true
    readonly submission: true
    readonly submissions: true
  }
}

/** Reads a problem. The viewer's standing is a query of its own, because it changes with each submission and the problem does not. */
export const useProblem = (problemId: Id): Loadable<ProblemDetail> => {
  const { problems } = useFeature('problem')
  return useLoadable(useViewerQuery({ name: 'problem', of: [problemId], read: (signal) => problems.problem(problemId, signal) }))
}

export const useStanding = (problemId: Id): Loadable<ProblemStanding> => {
  const { problems } = useFeature('problem')
  return useViewerData({ name: 'problemStanding', of: [problemId], read: (signal) => problems.standing(problemId, signal) }, notBegun)
}

/** The interval in ms between two checks whether a room still closes help. */
export const closedInterval = 15_000

/** Refetches the standing while a room closes help outside of it, so that help returns without a reload once the viewer's time is over. */
export const useReopening = (standing: Loadable<ProblemStanding>, isOutside: boolean) => {
  const client = useQueryClient()
  const isClosed = isOutside && loadedValue(standing)?.closedBy === 'ROOM'
  useEffect(() => {
    if (!isClosed) return
    const timer = setInterval(() => invalidate(client, ['problemStanding']), closedInterval)
    return () => {
      clearInterval(timer)
      invalidate(client, ['submissions', 'submission', 'questions'])
    }
  }, [client, isClosed])
}

/** Reads problems that suit a learner who has just solved this one. */
export const useRecommendedProblems = (after: Id): Loadable<readonly ProblemCard[]> => {
  const { problems } = useFeature('problem')
  return useLoadable(
    useViewerQuery<readonly ProblemCard[]>({
      name: 'recommendedProblems',
      of: [after],
      read: (signal) => problems.recommended(after, signal),
    }),
  )
}

const noSubmissions: Page<SubmissionSummary> = { items: [], totalCount: 0, pageSize: 1 }

export const useSubmissions = (problemId: Id, page: number): Loadable<Page<SubmissionSummary>> => {
  const { submissions } = useFeature('problem')
  return useViewerData(
    { name: 'submissions', of: [problemId, page], read: (signal) => submissions.list(problemId, page, signal) },
    noSubmissions,
  )
}

export const useSubmittedCode = (submissionId: Id): Loadable<SubmittedCode> => {
  const { submissions } = useFeature('problem')
  return useLoadable(
    useViewerQuery<SubmittedCode>({
      name: 'submission',
      of: [submissionId],
      read: (signal) => submissions.submission(submissionId, signal),
    }),
  )
}
