import { type FormEvent, useRef, useState } from 'react'
import { textLength } from '../../domain/textLength.ts'
import { type ClassRow, maxMemberCommentLength } from '../../domain/classView.ts'
import type { Marking } from '../../application/classView.ts'
import type { SendOutcome } from '../../application/sendOutcome.ts'
import { highestMark, readMark } from '../../domain/mark.ts'
import { formatNumber } from '../../domain/format.ts'
import type { Id } from '../../domain/id.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { useAction } from '../kit/action.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { CountedTextField } from '../kit/CountedTextField.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useIsMounted } from '../kit/focus.ts'
import { useFeature } from '../kit/useFeature.ts'
import { useStoredText } from '../kit/useStoredText.ts'
import { TextField } from '../kit/fields.tsx'
import { ReturnedWorks } from '../homework/ReturnedWorks.tsx'
import { classViewWords } from './classViewWords.ts'
import styles from './MemberComments.module.css'

const words = classViewWords.mark

interface MarkDialogProps {
  readonly viewer: Viewer
  readonly of: { readonly homeworkId: Id; readonly assignmentId: Id }
  readonly row: ClassRow
  readonly name: string
  onMarked(): void
  onClose(): void
}

/** Renders a learner's submission, and the form for the teacher's mark. */
export const MarkDialog = ({ viewer, of, row, name, onMarked, onClose }: MarkDialogProps) => {
  const { mark, giveBack } = useFeature('classView')
  const { notifications } = useApplication()
  const isMounted = useIsMounted()
  const field = useRef<HTMLTextAreaElement>(null)
  // The submission's date is part of the key: words about a submission that was taken back do not belong to the next one.
  const place = { owner: viewer.userId, of: `${of.homeworkId}/${of.assignmentId}/${row.userId}/${row.submittedDate ?? ''}` }
  const storedComment = useStoredText({ ...place, place: 'mark', initial: row.feedback?.comment ?? '' })
  const storedScore = useStoredText({
    ...place,
    place: 'markScore',
    initial: row.feedback?.score == null ? '' : String(row.feedback.score),
  })
  const [text, score] = [storedComment.text, storedScore.text]
  // Another teacher may mark the work while the dialog is open.
  const [before] = useState(row.feedback)
  const [problem, setProblem] = useState<string | null>(null)
  const { isPending, run } = useAction({
    name: 'markHomework',
    run: (marking: Pick<Marking, 'score' | 'comment'>) =>
      mark({ viewer, key: of, userId: row.userId, marking: { ...marking, submittedDate: row.submittedDate, before } }),
    invalidates: ({ kind }) => (kind === 'signInFirst' ? ['viewer'] : kind === 'done' || kind === 'unknown' ? ['desk'] : []),
  })
  const giving = useAction({
    name: 'giveBackHomework',
    run: (reason: string) => giveBack({ viewer, key: of, userId: row.userId, wish: { reason, submittedDate: row.submittedDate } }),
    invalidates: ({ kind }) => (kind === 'signInFirst' ? ['viewer'] : kind === 'done' || kind === 'unknown' ? ['desk'] : []),
  })
  const typed = readMark(score)
  const isBusy = isPending || giving.isPending
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (typed.kind !== 'mark') return
    const { kind } = await run({ score: typed.score, comment: text })
    if (tell(kind, words.saved)) {
      storedComment.saved(text)
      storedScore.saved(score)
    }
  }
  const sendBack = async () => {
    const { kind } = await giving.run(text)
    if (kind === 'empty') {
      setProblem(words.noReason)
      field.current?.focus()
    } else if (tell(kind, words.givenBack)) {
      storedComment.reset()
      storedScore.reset()
    }
  }
  /** Notifies of the outcome, and returns whether it succeeded. */
  const tell = (kind: SendOutcome['kind'], done: string): boolean => {
    if (kind === 'done' || kind === 'changed') {
      if (kind === 'done') notifications.success(done)
      else notifications.warn(words.changed)
      onMarked()
      onClose()
    } else if (isMounted()) {
      setProblem(classViewWords.learner.refusals[kind])
      field.current?.focus()
    } else notifications.warn(classViewWords.learner.refusals[kind])
    return kind === 'done'
  }
  const length = textLength(text)
  const isSaved = text === (row.feedback?.comment ?? '') && score === String(row.feedback?.score ?? '')
  return (
    <Dialog title={words.title(name)} size="small" closesOnBackdrop={false} onClose={onClose}>
      <form className={styles['form']} noValidate onSubmit={(event) => void send(event)}>
        {row.comment !== null && (
          <div className={styles['comment']}>
            <p className={styles['note']}>{words.said}</p>
            <p className={styles['content']}>{row.comment}</p>
          </div>
        )}
        {row.feedback !== null && !isSaved && (
          <p className={styles['note']}>
            {words.current(row.feedback.score === null ? null : formatNumber(row.feedback.score), row.feedback.comment)}
          </p>
        )}
        <ReturnedWorks works={row.returnList} title={words.returns} said={words.said} />
        <TextField
          type="number"
          min={0}
          max={highestMark}
          step={0.1}
          label={words.score}
          value={score}
          error={typed.kind === 'mark' ? undefined : words.badScores[typed.kind]}
          onChange={(next) => {
            storedScore.change(next)
            setProblem(null)
          }}
        />
        <CountedTextField
          field={field}
          label={words.comment}
          value={text}
          placeholder={classViewWords.learner.placeholder}
          hint={classViewWords.learner.counted(formatNumber(length))}
          isTooLong={length > maxMemberCommentLength}
          isInvalid={problem !== null || length > maxMemberCommentLength}
          error={problem}
          onChange={(next) => {
            storedComment.change(next)
            setProblem(null)
          }}
        >
          <ActionButton tone="soft" isRunning={giving.isPending} unavailable={isBusy} onClick={() => void sendBack()}>
            {giving.isPending ? words.givingBack : words.giveBack}
          </ActionButton>
          <ActionButton type="submit" isRunning={isPending} unavailable={isBusy || typed.kind !== 'mark'}>
            {isPending ? words.saving : row.feedback === null ? words.save : words.again}
          </ActionButton>
        </CountedTextField>
      </form>
    </Dialog>
  )
}
