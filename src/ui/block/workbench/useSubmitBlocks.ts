import { makeSubmitBlocks } from '../../../application/block.ts'
import type { BlockAnswer, BlockDetail, BlockStanding, BlockSubmission } from '../../../domain/blocks/blockProblem.ts'
import type { SubmissionOrigin } from '../../../domain/problems/submission.ts'
import { judgedSubmissionQueries } from '../../kit/earnings.ts'
import { type Loadable, loadedValue } from '../../kit/loaded.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { useOutbox } from '../../problem/workbench/useOutbox.ts'
import { type SubmissionState, useSubmission } from '../../problem/workbench/useSubmission.ts'
import { blockWords } from '../blockWords.ts'

export type BlockSubmitState = SubmissionState<{ readonly submission: BlockSubmission }>

interface SubmitBlocksOptions {
  readonly block: BlockDetail
  readonly standing: Loadable<BlockStanding>
  readonly origin: SubmissionOrigin | null
  readonly isGuest: boolean
}

/** Hands in blocks, or a program for their sea. A guest's are judged but not stored. */
export const useSubmitBlocks = (
  { block: { blockId }, standing, origin, isGuest }: SubmitBlocksOptions,
  onAccepted: (answer: BlockAnswer) => void,
) => {
  const { tryOut, submissions } = useFeature('block')
  const outbox = useOutbox()
  const submission = useSubmission({
    submit: isGuest ? tryOut : makeSubmitBlocks(outbox.handInBlocks),
    submissions,
    judged: (judged: BlockSubmission) => ({ submission: judged }),
    refusals: blockWords.refusals,
    unjudgedQueries: ['blockSubmissions', 'blockStanding'],
    judgedQueries: judgedSubmissionQueries,
    onAccepted,
    waiting: outbox.sentence,
  })
  return {
    ...submission,
    send: (answer: BlockAnswer) => submission.send({ blockId, origin, ...answer, knownCount: loadedValue(standing)?.submissionCount ?? 0 }),
  }
}
