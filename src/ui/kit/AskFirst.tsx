import { type ReactNode, useState } from 'react'
import type { AskedDeed } from '../../domain/deeds.ts'
import { lazyCopy } from '../lazyCopy.ts'
import { ConfirmDialog } from './Dialog.tsx'

export interface QuestionWords {
  readonly title: string
  /** What is lost, and for whom. */
  readonly text: ReactNode
  readonly confirm: string
  readonly running: string
}

export interface AskFirstProps {
  readonly deed: AskedDeed
  readonly words: QuestionWords
  readonly isRunning: boolean
  run(): Promise<unknown>
  /** The button, which asks. */
  children(ask: () => void): ReactNode
}

/** A button for what cannot be taken back: it says what is lost, and does it after a second press. */
export const AskFirst = ({ deed, words, isRunning, run, children }: AskFirstProps) => {
  const [isAsking, setAsking] = useState(false)
  const confirm = async () => {
    await run()
    setAsking(false)
  }
  return (
    <>
      {children(() => setAsking(true))}
      {isAsking && (
        <ConfirmDialog
          title={words.title}
          confirmLabel={words.confirm}
          runningLabel={words.running}
          cancelLabel={lazyCopy.leaveAsIs}
          deed={deed}
          isRunning={isRunning}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          <p>{words.text}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
