import type { BlockAnswer, BlockSubmission } from '../../../domain/blocks/blockProblem.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { type SubmissionState, useSubmission } from '../../problem/workbench/useSubmission.ts'
import { judgedBlockQueries } from '../blockQueries.ts'
import { blockWords } from '../blockWords.ts'

export type BlockSubmitState = SubmissionState<{ readonly submission: BlockSubmission }>

/** Hands the blocks in; a guest's are judged, and kept nowhere. */
export const useSubmitBlocks = (isGuest: boolean, onAccepted: (answer: BlockAnswer) => void) => {
  const { submit, tryOut, submissions } = useFeature('block')
  return useSubmission({
    submit: isGuest ? tryOut : submit,
    submissions,
    judged: (submission: BlockSubmission) => ({ submission }),
    refusals: blockWords.refusals,
    unjudgedQueries: ['blockSubmissions', 'blockStanding'],
    judgedQueries: judgedBlockQueries,
    onAccepted,
  })
}
