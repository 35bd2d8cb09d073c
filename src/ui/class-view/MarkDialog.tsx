import { type FormEvent, useRef, useState } from 'react'
import { textLength } from '../../domain/textLength.ts'
import { type ClassRow, longestMemberComment } from '../../domain/classView.ts'
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
import { useKeptText } from '../kit/useKeptText.ts'
import { TextField } from '../kit/fields.tsx'
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

/** What a learner handed in, and what the teacher says of it. */
export const MarkDialog = ({ viewer, of, row, name, onMarked, onClose }: MarkDialogProps) => {
  const { mark } = useFeature('classView')
  const { notifications } = useApplication()
  const isMounted = useIsMounted()
  const field = useRef<HTMLTextAreaElement>(null)
  const place = { owner: viewer.userId, of: `${of.homeworkId}/${of.assignmentId}/${row.userId}` }
  const kept = useKeptText({ ...place, place: 'mark', initial: row.feedback?.comment ?? '' })
  const keptScore = useKeptText({
    ...place,
    place: 'markScore',
    initial: row.feedback?.score == null ? '' : String(row.feedback.score),
  })
  const [text, score] = [kept.text, keptScore.text]
  const [problem, setProblem] = useState<string | null>(null)
  const { isPending, run } = useAction({
    name: 'markHomework',
    run: (marking: { readonly score: number | null; readonly comment: string }) => mark({ viewer, key: of, userId: row.userId, marking }),
    invalidates: ({ kind }) => (kind === 'signInFirst' ? ['viewer'] : kind === 'done' || kind === 'unknown' ? ['desk'] : []),
  })
  const isBadScore = score !== '' && !(Number(score) >= 0 && Number(score) <= 100)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBadScore) return
    const { kind } = await run({ score: score === '' ? null : Math.round(Number(score)), comment: text })
    if (kind !== 'done') {
      if (!isMounted()) return notifications.warn(classViewWords.learner.told[kind])
      setProblem(classViewWords.learner.told[kind])
      return field.current?.focus()
    }
    kept.saved(text)
    keptScore.saved(score)
    notifications.success(words.saved)
    onMarked()
    onClose()
  }
  const length = textLength(text)
  return (
    <Dialog title={words.title(name)} size="small" closesOnBackdrop={false} onClose={onClose}>
      <form className={styles['form']} noValidate onSubmit={(event) => void send(event)}>
        {row.comment !== null && (
          <div className={styles['comment']}>
            <p className={styles['note']}>{words.said}</p>
            <p className={styles['content']}>{row.comment}</p>
          </div>
        )}
        <TextField
          type="number"
          min={0}
          max={100}
          label={words.score}
          value={score}
          error={isBadScore ? words.badScore : undefined}
          onChange={(next) => {
            keptScore.change(next)
            setProblem(null)
          }}
        />
        <CountedTextField
          field={field}
          label={words.comment}
          value={text}
          placeholder={classViewWords.learner.placeholder}
          hint={classViewWords.learner.counted(formatNumber(length))}
          isTooLong={length > longestMemberComment}
          isInvalid={problem !== null || length > longestMemberComment}
          error={problem}
          onChange={(next) => {
            kept.change(next)
            setProblem(null)
          }}
        >
          <ActionButton type="submit" isRunning={isPending} unavailable={isBadScore}>
            {isPending ? words.saving : row.feedback === null ? words.save : words.again}
          </ActionButton>
        </CountedTextField>
      </form>
    </Dialog>
  )
}
