import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { awaitVerdict } from '../../../application/awaitVerdict.ts'
import type { SubmitOutcome } from '../../../application/problem.ts'
import type { Id } from '../../../domain/id.ts'
import { isBeingJudged, type Submission } from '../../../domain/problems/submission.ts'
import { invalidate } from '../../kit/action.ts'
import { useApplication } from '../../kit/application.ts'
import { useIsMounted } from '../../kit/focus.ts'
import type { QueryName } from '../../kit/query.ts'

export type Refusal = Exclude<SubmitOutcome['kind'], 'submitted' | 'alreadySubmitting'>

/** The state of a submission. `Judged` is the part that is kept once it has a verdict. */
export type SubmissionState<Judged> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'submitting' }
  | ({ readonly kind: 'judged' } & Judged)
  /** `isHeld`: the answer waits on the device until its writer has signed in. */
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly isHeld?: true }

interface SubmissionOptions<Command, One, Judged> {
  readonly submit: (command: Command) => Promise<SubmitOutcome<One>>
  readonly submissions: { submission(submissionId: Id): Promise<One> }
  readonly judged: (submission: One, command: Command) => Judged
  /** The texts of the notification for a user who has left the page by then. */
  readonly refusals: Readonly<Record<Refusal, { readonly title: string; readonly note: string }>>
  /** The queries to refetch if the submission arrived without a verdict, or its arrival is unknown. */
  readonly unjudgedQueries: readonly QueryName[]
  /** The queries to refetch after a verdict. */
  readonly judgedQueries: readonly QueryName[]
  readonly onAccepted: (command: Command) => void
  /** The state of the answers that wait to be sent, in words; null if none waits. */
  readonly waiting: string | null
}

const unjudged: ReadonlySet<Refusal> = new Set(['unknown', 'received', 'withheld'])

const arrived: ReadonlySet<Refusal> = new Set(['received', 'withheld'])

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Submits, waits for the verdict, and refetches the queries it may have changed. */
export const useSubmission = <Command, One extends Pick<Submission, 'submissionId' | 'state'>, Judged>({
  submit,
  submissions,
  judged,
  refusals,
  unjudgedQueries,
  judgedQueries,
  onAccepted,
  waiting,
}: SubmissionOptions<Command, One, Judged>) => {
  const client = useQueryClient()
  const { notifications } = useApplication()
  const isMounted = useIsMounted()
  const [state, setState] = useState<SubmissionState<Judged>>({ kind: 'idle' })
  const isSending = useRef(false)

  const refuse = (refusal: Refusal) => {
    setState({ kind: 'refused', refusal })
    if (isMounted()) return
    const { title, note } = refusals[refusal]
    notifications[arrived.has(refusal) ? 'success' : 'warn'](`${title}. ${note}`)
  }
  /** Returns true if the submission has arrived or waits on the device. */
  const send = async (command: Command): Promise<boolean> => {
    if (isSending.current) return false
    isSending.current = true
    setState({ kind: 'submitting' })
    const outcome = await submit(command)
    isSending.current = false
    if (outcome.kind === 'alreadySubmitting') {
      // A submission from a page that was left meanwhile is still being judged.
      refuse('alreadyJudging')
      return false
    }
    if (outcome.kind !== 'submitted') {
      refuse(outcome.kind)
      if (outcome.kind === 'signInFirst') invalidate(client, ['viewer'])
      if (unjudged.has(outcome.kind)) invalidate(client, unjudgedQueries)
      return outcome.kind === 'queued' || arrived.has(outcome.kind)
    }
    const { submissionId } = outcome.submission
    const verdict = isBeingJudged(outcome.submission) ? await awaitVerdict(submissionId, { submissions, pause }, isMounted) : null
    const submission = verdict ?? outcome.submission
    invalidate(client, judgedQueries)
    setState({ kind: 'judged', ...judged(submission, command) })
    if (submission.state === 'ACCEPTED') onAccepted(command)
    return true
  }
  if (state.kind === 'refused' && state.refusal === 'signInFirst' && waiting !== null && !state.isHeld) setState({ ...state, isHeld: true })
  const isQueued = state.kind === 'refused' && (state.refusal === 'queued' || state.isHeld === true)
  return {
    state: isQueued && waiting === null ? ({ kind: 'idle' } as const) : state,
    /** The state of an answer that waits to be sent, in words; else null. */
    waiting: isQueued ? waiting : null,
    isSubmitting: state.kind === 'submitting',
    send,
    refuse,
    clear: () => setState({ kind: 'idle' }),
  }
}
