import type { BlockSubmission } from '../../../domain/blocks/blockProblem.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { type SubmissionState, useSubmission } from '../../problem/workbench/useSubmission.ts'
import { judgedBlockQueries } from '../blockQueries.ts'

export type BlockSubmitState = SubmissionState<{ readonly submission: BlockSubmission }>

/** Hands the blocks in. */
export const useSubmitBlocks = (onAccepted: () => void) => {
  const { submit, submissions } = useFeature('block')
  return useSubmission({
    submit,
    submissions,
    judged: (submission: BlockSubmission) => ({ submission }),
    unknownQueries: ['blockSubmissions', 'blockStanding'],
    judgedQueries: judgedBlockQueries,
    onAccepted,
  })
}
