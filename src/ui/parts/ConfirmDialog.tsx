import type { MouseEvent, ReactNode } from 'react'
import { ActionButton } from './ActionButton.tsx'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface ConfirmDialogProps {
  readonly title: string
  readonly confirmLabel: string
  /** In its place while it is done. */
  readonly runningLabel: string
  readonly cancelLabel: string
  readonly isRunning: boolean
  onConfirm(): void
  onClose(): void
  readonly children: ReactNode
}

/** What is not easily called back is asked for twice. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, confirmLabel, runningLabel, cancelLabel, isRunning, onConfirm, onClose, children } = props
  // The second half of a double click on what opened the dialog confirms nothing, and neither does one beside it close it.
  const confirm = ({ detail }: MouseEvent) => {
    if (detail < 2) onConfirm()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      closesOnBackdrop={false}
      size="small"
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {cancelLabel}
          </Button>
          <ActionButton isRunning={isRunning} onClick={confirm}>
            {isRunning ? runningLabel : confirmLabel}
          </ActionButton>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
