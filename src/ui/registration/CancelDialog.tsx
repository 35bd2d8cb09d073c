import type { MouseEvent } from 'react'
import type { ClassDate } from '../../domain/registration/ClassDate.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import styles from './CancelDialog.module.css'
import { SessionText } from './ChosenDates.tsx'
import { registrationWords } from './registrationWords.ts'

const words = registrationWords.dialog

interface CancelDialogProps {
  readonly classDate: ClassDate
  readonly isRunning: boolean
  onConfirm(): void
  onClose(): void
}

/** A place is given up by two clicks: somebody else may have it a moment later. */
export const CancelDialog = ({ classDate, isRunning, onConfirm, onClose }: CancelDialogProps) => {
  // The second half of a double click on what opened the dialog confirms nothing.
  const confirm = ({ detail }: MouseEvent) => {
    if (detail < 2) onConfirm()
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
            {words.keep}
          </Button>
          <Button aria-busy={isRunning || undefined} onClick={confirm}>
            {isRunning ? words.running : words.confirm}
          </Button>
        </>
      }
    >
      <div className={styles['date']}>
        <SessionText session={classDate} date={classDate.date} />
      </div>
      <p className={styles['note']}>{words.note}</p>
    </Dialog>
  )
}
