import { useState } from 'react'
import type { Id } from '../../domain/id.ts'
import { maxHidingReasonLength, type ReportReason, reportReasons } from '../../domain/question.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { useApplication } from '../kit/application.ts'
import { ConfirmDialog, Dialog } from '../kit/Dialog.tsx'
import { MessageForm } from '../kit/MessageForm.tsx'
import { RadioRow } from '../kit/RadioRow.tsx'
import { useChangePost } from './questionQueries.ts'
import { questionsWords } from './questionsWords.ts'
import styles from './Post.module.css'

interface PostDialogProps {
  readonly postId: Id
  onClose(): void
}

/** Asks for the reason why a post is hidden, which its author is told. */
export const HidingDialog = ({ postId, viewer, onClose }: PostDialogProps & { readonly viewer: Viewer }) => {
  const { features } = useApplication()
  const words = questionsWords.hiding
  return (
    <Dialog title={words.title} onClose={onClose}>
      <MessageForm
        className={styles['form']}
        storedAt={{ place: 'hidingReason', owner: viewer.userId, of: String(postId) }}
        maxLength={maxHidingReasonLength}
        list="questions"
        words={words}
        send={async (reason) => (await features.question()).hide(viewer, postId, reason)}
        onSent={onClose}
      />
    </Dialog>
  )
}

/** Asks what is wrong with a post, and reports it. */
export const ReportingDialog = ({ postId, onClose }: PostDialogProps) => {
  const words = questionsWords.reporting
  const [reason, setReason] = useState<ReportReason>('SOLUTION')
  const { isPending, press } = useChangePost(onClose)
  return (
    <ConfirmDialog
      title={words.title}
      confirmLabel={words.confirm}
      runningLabel={words.running}
      cancelLabel={words.cancel}
      isRunning={isPending}
      onConfirm={() => void press({ kind: 'report', postId, reason })}
      onClose={onClose}
    >
      <RadioRow
        title={words.reason}
        options={reportReasons}
        chosen={reason}
        keyOf={(option) => option}
        labelOf={(option) => words.reasons[option]}
        onChoose={(option) => setReason(option)}
      />
      <p className={styles['note']}>{words.note}</p>
    </ConfirmDialog>
  )
}

/** Asks for confirmation: a removed post cannot be restored. */
export const RemovalDialog = ({ postId, onRemoved, onClose }: PostDialogProps & { onRemoved(): void }) => {
  const words = questionsWords.removal
  const { isPending, press } = useChangePost(() => {
    onClose()
    onRemoved()
  })
  return (
    <ConfirmDialog
      title={words.title}
      confirmLabel={words.confirm}
      runningLabel={words.running}
      cancelLabel={words.cancel}
      deed="removePost"
      isRunning={isPending}
      onConfirm={() => void press({ kind: 'remove', postId })}
      onClose={onClose}
    >
      <p>{words.note}</p>
    </ConfirmDialog>
  )
}
