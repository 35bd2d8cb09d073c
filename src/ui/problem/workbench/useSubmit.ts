import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { awaitVerdict } from '../../../application/awaitVerdict.ts'
import type { SubmitCommand, SubmitOutcome } from '../../../application/problem.ts'
import { isBeingJudged, type Submission } from '../../../domain/problems/submission.ts'
import { invalidate } from '../../kit/action.ts'
import { judgedSubmissionQueries } from '../../kit/earnings.ts'
import { useIsMounted } from '../../kit/focus.ts'
import { useFeature } from '../../kit/useFeature.ts'

export type Refusal = Exclude<SubmitOutcome['kind'], 'submitted' | 'alreadySubmitting'>

export type SubmitState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'submitting' }
  | { readonly kind: 'judged'; readonly submission: Submission; readonly code: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Hands the code in, waits for its verdict, and reads again what that may have changed. */
export const useSubmit = (onAccepted: () => void) => {
  const { submit, submissions } = useFeature('problem')
  const client = useQueryClient()
  const isMounted = useIsMounted()
  const [state, setState] = useState<SubmitState>({ kind: 'idle' })

  const send = async (command: SubmitCommand) => {
    setState({ kind: 'submitting' })
    const outcome = await submit(command)
    if (outcome.kind === 'alreadySubmitting') return
    if (outcome.kind !== 'submitted') {
      setState({ kind: 'refused', refusal: outcome.kind })
      if (outcome.kind === 'signInFirst') invalidate(client, ['viewer'])
      if (outcome.kind === 'unknown') invalidate(client, ['submissions', 'problemStanding'])
      return
    }
    const { submissionId } = outcome.submission
    const judged = isBeingJudged(outcome.submission)
      ? await awaitVerdict(submissionId, { submissions, pause }, isMounted)
      : outcome.submission
    const submission = judged ?? outcome.submission
    invalidate(client, judgedSubmissionQueries)
    setState({ kind: 'judged', submission, code: command.code })
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
