import { makeSubmitBlocks } from '../../../application/block.ts'
import type { BlockAnswer, BlockSubmission } from '../../../domain/blocks/blockProblem.ts'
import { judgedSubmissionQueries } from '../../kit/earnings.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { useOutbox } from '../../problem/workbench/useOutbox.ts'
import { type SubmissionState, useSubmission } from '../../problem/workbench/useSubmission.ts'
import { blockWords } from '../blockWords.ts'

export type BlockSubmitState = SubmissionState<{ readonly submission: BlockSubmission }>

/** Hands in blocks. A guest's are judged but not stored. */
export const useSubmitBlocks = (isGuest: boolean, onAccepted: (answer: BlockAnswer) => void) => {
  const { tryOut, submissions } = useFeature('block')
  const outbox = useOutbox()
  return useSubmission({
    submit: isGuest ? tryOut : makeSubmitBlocks(outbox.handInBlocks),
    submissions,
    judged: (submission: BlockSubmission) => ({ submission }),
    refusals: blockWords.refusals,
    unjudgedQueries: ['blockSubmissions', 'blockStanding'],
    judgedQueries: judgedSubmissionQueries,
    onAccepted,
    waiting: outbox.sentence,
  })
}
