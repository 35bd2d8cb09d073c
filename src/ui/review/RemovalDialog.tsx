import type { MouseEvent } from 'react'
import type { Id } from '../../domain/Id.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
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

/** What cannot be called back is asked for twice. */
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
  // The second half of a double click on what opened the dialog confirms nothing.
  const confirm = ({ detail }: MouseEvent) => {
    if (detail < 2) void remove()
  }
  return (
    <Dialog
      title={words.title}
      open
      onClose={onClose}
      closesOnBackdrop={false}
      size="small"
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {reviewWords.form.cancel}
          </Button>
          <Button aria-busy={isRunning || undefined} onClick={confirm}>
            {isRunning ? words.running : words.confirm}
          </Button>
        </>
      }
    >
      {title.trim() && <p className={styles['title']}>{title}</p>}
      <p className={styles['text']}>{words.text}</p>
    </Dialog>
  )
}
