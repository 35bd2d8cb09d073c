import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { awaitVerdict } from '../../../application/awaitVerdict.ts'
import type { SubmitOutcome } from '../../../application/problem.ts'
import type { Id } from '../../../domain/id.ts'
import { isBeingJudged, type Submission } from '../../../domain/problems/submission.ts'
import { invalidate } from '../../kit/action.ts'
import { useIsMounted } from '../../kit/focus.ts'
import type { QueryName } from '../../kit/query.ts'

export type Refusal = Exclude<SubmitOutcome['kind'], 'submitted' | 'alreadySubmitting'>

/** `Judged`: what is kept of a submission that has its verdict. */
export type SubmissionState<Judged> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'submitting' }
  | ({ readonly kind: 'judged' } & Judged)
  | { readonly kind: 'refused'; readonly refusal: Refusal }

interface SubmissionOptions<Command, One, Judged> {
  readonly submit: (command: Command) => Promise<SubmitOutcome<One>>
  readonly submissions: { submission(submissionId: Id): Promise<One> }
  readonly judged: (submission: One, command: Command) => Judged
  /** To be read again when it has arrived without a verdict, or nobody knows whether it has. */
  readonly unjudgedQueries: readonly QueryName[]
  /** To be read again after a verdict. */
  readonly judgedQueries: readonly QueryName[]
  readonly onAccepted: (command: Command) => void
}

const unjudged: ReadonlySet<Refusal> = new Set(['unknown', 'received', 'withheld'])

const safe: ReadonlySet<Refusal> = new Set(['kept', 'received', 'withheld'])

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Hands in, waits for the verdict, and reads again what that may have changed. */
export const useSubmission = <Command, One extends Pick<Submission, 'submissionId' | 'state'>, Judged>({
  submit,
  submissions,
  judged,
  unjudgedQueries,
  judgedQueries,
  onAccepted,
}: SubmissionOptions<Command, One, Judged>) => {
  const client = useQueryClient()
  const isMounted = useIsMounted()
  const [state, setState] = useState<SubmissionState<Judged>>({ kind: 'idle' })

  /** Whether it is where it will be judged, or waits on the device. */
  const send = async (command: Command): Promise<boolean> => {
    setState({ kind: 'submitting' })
    const outcome = await submit(command)
    if (outcome.kind === 'alreadySubmitting') return false
    if (outcome.kind !== 'submitted') {
      setState({ kind: 'refused', refusal: outcome.kind })
      if (outcome.kind === 'signInFirst') invalidate(client, ['viewer'])
      if (unjudged.has(outcome.kind)) invalidate(client, unjudgedQueries)
      return safe.has(outcome.kind)
    }
    const { submissionId } = outcome.submission
    const verdict = isBeingJudged(outcome.submission) ? await awaitVerdict(submissionId, { submissions, pause }, isMounted) : null
    const submission = verdict ?? outcome.submission
    invalidate(client, judgedQueries)
    setState({ kind: 'judged', ...judged(submission, command) })
    if (submission.state === 'ACCEPTED') onAccepted(command)
    return true
  }
  return {
    state,
    isSubmitting: state.kind === 'submitting',
    send,
    refuse: (refusal: Refusal) => setState({ kind: 'refused', refusal }),
    clear: () => setState({ kind: 'idle' }),
  }
}
