import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { awaitVerdict } from '../../../application/awaitVerdict.ts'
import type { SubmitBlocksCommand } from '../../../application/block.ts'
import type { SubmitOutcome } from '../../../application/problem.ts'
import type { BlockSubmission } from '../../../domain/blocks/blockProblem.ts'
import { isBeingJudged } from '../../../domain/problems/submission.ts'
import { invalidate } from '../../kit/action.ts'
import { useIsMounted } from '../../kit/focus.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { judgedBlockQueries } from '../blockQueries.ts'

type Refusal = Exclude<SubmitOutcome['kind'], 'submitted' | 'alreadySubmitting'>

export type BlockSubmitState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'submitting' }
  | { readonly kind: 'judged'; readonly submission: BlockSubmission }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Hands the blocks in, waits for what came of them, and reads again what that may have changed. */
export const useSubmitBlocks = (onAccepted: () => void) => {
  const { submit, submissions } = useFeature('block')
  const client = useQueryClient()
  const isMounted = useIsMounted()
  const [state, setState] = useState<BlockSubmitState>({ kind: 'idle' })

  const send = async (command: SubmitBlocksCommand) => {
    setState({ kind: 'submitting' })
    const outcome = await submit(command)
    if (outcome.kind === 'alreadySubmitting') return
    if (outcome.kind !== 'submitted') {
      setState({ kind: 'refused', refusal: outcome.kind })
      if (outcome.kind === 'signInFirst') invalidate(client, ['viewer'])
      if (outcome.kind === 'unknown') invalidate(client, ['blockSubmissions', 'blockStanding'])
      return
    }
    const { submissionId } = outcome.submission
    const judged = isBeingJudged(outcome.submission) ? await awaitVerdict(submissionId, { submissions, pause }, isMounted) : null
    const submission = judged ?? outcome.submission
    invalidate(client, judgedBlockQueries)
    setState({ kind: 'judged', submission })
    if (submission.state === 'ACCEPTED') onAccepted()
  }
  return {
    state,
    isSubmitting: state.kind === 'submitting',
    send,
    refuse: (refusal: Refusal) => setState({ kind: 'refused', refusal }),
    clear: () => setState({ kind: 'idle' }),
  }
}
