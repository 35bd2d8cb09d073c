import type { ClassDate } from '../../domain/registration/ClassDate.ts'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
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

/** Asks for confirmation: somebody else may take the place a moment later. */
export const CancelDialog = ({ classDate, ...rest }: CancelDialogProps) => (
  <ConfirmDialog
    tone="danger"
    title={words.title}
    confirmLabel={words.confirm}
    runningLabel={words.running}
    cancelLabel={words.keep}
    {...rest}
  >
    <div className={styles['date']}>
      <SessionText session={classDate} date={classDate.date} />
    </div>
    <p className={styles['note']}>{words.note}</p>
  </ConfirmDialog>
)
