import { useQuery } from '@tanstack/react-query'
import type { Id } from '../../../domain/id.ts'
import type { Page } from '../../../domain/paging.ts'
import { notBegun, type ProblemCard, type ProblemDetail, type ProblemStanding } from '../../../domain/problems/problem.ts'
import type { SubmissionSummary, SubmittedCode } from '../../../domain/problems/submission.ts'
import { type Loadable, useLoadable } from '../../kit/loaded.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { useViewer } from '../../viewer/useViewer.ts'
import { useViewerData } from '../../viewer/useViewerData.ts'

/** The standing of a person who is signed in changes with their submissions; what the problem asks does not. */
export const useProblem = (problemId: Id): Loadable<ProblemDetail> => {
  const { problems } = useFeature('problem')
  const viewer = useViewer()
  return useLoadable(
    useQuery({
      queryKey: ['problem', viewer?.userId, String(problemId)],
      queryFn: ({ signal }) => problems.problem(problemId, signal),
      enabled: viewer !== null,
    }),
  )
}

export const useStanding = (problemId: Id): Loadable<ProblemStanding> => {
  const { problems } = useFeature('problem')
  return useViewerData(
    (userId) => ({
      queryKey: ['problemStanding', userId, String(problemId)],
      queryFn: ({ signal }) => problems.standing(problemId, signal),
    }),
    notBegun,
  )
}

/** What suits a learner who has just solved this one. */
export const useRecommendedProblems = (after: Id): Loadable<readonly ProblemCard[]> => {
  const { problems } = useFeature('problem')
  const viewer = useViewer()
  return useLoadable(
    useQuery<readonly ProblemCard[]>({
      queryKey: ['recommendedProblems', viewer?.userId, String(after)],
      queryFn: ({ signal }) => problems.recommended(after, signal),
    }),
  )
}

const noSubmissions: Page<SubmissionSummary> = { items: [], totalCount: 0, pageSize: 1 }

export const useSubmissions = (problemId: Id, page: number): Loadable<Page<SubmissionSummary>> => {
  const { submissions } = useFeature('problem')
  return useViewerData(
    (userId) => ({
      queryKey: ['submissions', userId, String(problemId), page],
      queryFn: ({ signal }) => submissions.list(problemId, page, signal),
    }),
    noSubmissions,
  )
}

export const useSubmittedCode = (submissionId: Id): Loadable<SubmittedCode> => {
  const { submissions } = useFeature('problem')
  return useLoadable(
    useQuery<SubmittedCode>({
      queryKey: ['submission', String(submissionId)],
      queryFn: ({ signal }) => submissions.submission(submissionId, signal),
    }),
  )
}
