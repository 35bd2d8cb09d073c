import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../kit/Dialog.tsx'
import { NumberField } from '../../kit/fields.tsx'
import { judgeWords } from './judgeWords.ts'
import styles from './JudgePanel.module.css'

interface MinutesDialogProps {
  readonly words: { readonly confirm: string; readonly running: string; readonly minutes: string }
  readonly title: string
  readonly text: ReactNode
  readonly initial: number
  readonly isRunning: boolean
  /** Returns what is wrong with the number of minutes, or undefined. */
  errorOf(minutes: number | null): string | undefined
  /** Resolves to whether the action was done. */
  run(minutes: number): Promise<boolean>
  onClose(): void
}

/** Asks for a number of minutes, and stays open until the action succeeds. */
export const MinutesDialog = ({ words, title, text, initial, isRunning, errorOf, run, onClose }: MinutesDialogProps) => {
  const [minutes, setMinutes] = useState<number | null>(initial)
  const [isErrorShown, setErrorShown] = useState(false)
  const error = errorOf(minutes)
  const confirm = async () => {
    setErrorShown(true)
    if (minutes !== null && error === undefined && (await run(minutes))) onClose()
  }
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={words.confirm}
      runningLabel={words.running}
      cancelLabel={judgeWords.cancel}
      isRunning={isRunning}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className={styles['part']}>
        <p>{text}</p>
        <NumberField label={words.minutes} value={minutes} blank={null} error={isErrorShown ? error : undefined} onChange={setMinutes} />
      </div>
    </ConfirmDialog>
  )
}
