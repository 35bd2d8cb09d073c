import { type ReactNode, useState } from 'react'
import type { AskedDeed } from '../../domain/deeds.ts'
import { lazyCopy } from '../lazyCopy.ts'
import { ConfirmDialog } from './Dialog.tsx'

export interface QuestionWords {
  readonly title: string
  /** Tells what is lost and who is affected. */
  readonly text: ReactNode
  readonly confirm: string
  readonly running: string
}

export interface AskFirstProps {
  readonly deed: AskedDeed
  readonly words: QuestionWords
  readonly isRunning: boolean
  run(): Promise<unknown>
  /** Renders the button that opens the question. */
  children(ask: () => void): ReactNode
}

/** Renders a button for an action that cannot be undone: a dialog says what is lost, and a second press confirms it. */
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
