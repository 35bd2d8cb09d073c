import type { MouseEvent, ReactNode } from 'react'
import { ActionButton } from './ActionButton.tsx'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface ConfirmDialogProps {
  readonly title: string
  readonly confirmLabel: string
  /** Its label while the action runs. */
  readonly runningLabel: string
  readonly cancelLabel: string
  /** `danger` for what takes something away. */
  readonly tone?: 'primary' | 'danger'
  readonly isRunning: boolean
  onConfirm(): void
  onClose(): void
  readonly children: ReactNode
}

/** Asks for confirmation before something that is not easily undone. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, confirmLabel, runningLabel, cancelLabel, tone = 'primary', isRunning, onConfirm, onClose, children } = props
  // The second click of a double click on the opening button neither confirms nor, beside the dialog, closes it.
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
          <ActionButton tone={tone} isRunning={isRunning} onClick={confirm}>
            {isRunning ? runningLabel : confirmLabel}
          </ActionButton>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
