import type { Id } from '../../domain/Id.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import styles from './RemovalDialog.module.css'
import { reviewWords } from './reviewWords.ts'
import { useChangeReview } from './useChangeReview.ts'

const words = reviewWords.removal

interface RemovalDialogProps {
  readonly reviewId: Id
  readonly title: string
  onRemoved(): void
  onClose(): void
}

/** Asks for confirmation: a removed review cannot be restored. */
export const RemovalDialog = ({ reviewId, title, onRemoved, onClose }: RemovalDialogProps) => {
  const { notifications } = useApplication()
  const { isRunning, change } = useChangeReview()

  const remove = async () => {
    const outcome = await change({ kind: 'remove', reviewId })
    if (outcome.kind === 'alreadySaving') return notifications.success(words.alreadySaving)
    onClose()
    if (outcome.kind === 'removed' || outcome.kind === 'gone') {
      notifications.success(words[outcome.kind])
      onRemoved()
    } else notifications.warn(outcome.kind === 'notEnrolled' || outcome.kind === 'signInFirst' ? words[outcome.kind] : words.failed)
  }
  return (
    <ConfirmDialog
      title={words.title}
      confirmLabel={words.confirm}
      runningLabel={words.running}
      cancelLabel={reviewWords.form.cancel}
      tone="danger"
      isRunning={isRunning}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {title.trim() && <p className={styles['title']}>{title}</p>}
      <p className={styles['text']}>{words.text}</p>
    </ConfirmDialog>
  )
}
