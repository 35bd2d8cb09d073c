import type { Submit, SubmitCommand } from '../../../application/problem.ts'
import type { Submission } from '../../../domain/problems/submission.ts'
import { judgedSubmissionQueries } from '../../kit/earnings.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { problemWords } from './problemWords.ts'
import { useOutbox } from './useOutbox.ts'
import { type SubmissionState, useSubmission } from './useSubmission.ts'

export type SubmitState = SubmissionState<{ readonly submission: Submission; readonly code: string }>

/** Hands in the code of a text problem, through `handIn` if given. A guest's code is judged but not stored. */
export const useSubmit = (isGuest: boolean, onAccepted: (code: string) => void, handIn?: Submit) => {
  const { tryOut, submissions } = useFeature('problem')
  const outbox = useOutbox()
  return useSubmission({
    submit: handIn ?? (isGuest ? tryOut : outbox.handIn),
    submissions,
    judged: (judged: Submission, { code }: SubmitCommand) => ({ submission: judged, code }),
    refusals: problemWords.refusals,
    unjudgedQueries: ['submissions', 'problemStanding'],
    judgedQueries: judgedSubmissionQueries,
    onAccepted: ({ code }: SubmitCommand) => onAccepted(code),
    waiting: outbox.sentence,
  })
}
