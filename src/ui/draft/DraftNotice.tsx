import { type ReactNode, useState } from 'react'
import { draftWords } from './draftWords.ts'
import { Button } from '../kit/Button.tsx'
import { CopyButton } from '../kit/CopyButton.tsx'
import { downloadFile } from '../kit/download.ts'
import hidden from '../kit/VisuallyHidden.module.css'
import styles from './DraftNotice.module.css'

/** The state of saving; null if nothing was written yet, or during a pause in typing. */
export type DraftState = keyof typeof draftWords.states | null

/** The reason why the text is not saved further, or soon cannot be. */
export type DraftNote = keyof typeof draftWords.notes | null

interface SavedStateProps {
  readonly draft: { readonly state: DraftState; readonly note: DraftNote }
  readonly className: string | undefined
}

/**
 * Shows the state of saving. The last outcome stays in the live region, hidden, while more is typed and saved. Screen readers thus announce
 * only an outcome that differs from the last one, not each pause in typing.
 */
export const SavedState = ({ draft: { state, note }, className }: SavedStateProps) => {
  const [outcome, setOutcome] = useState<Exclude<DraftState, 'saving'>>(null)
  if (state !== null && state !== 'saving' && state !== outcome) setOutcome(state)
  return (
    <div className={className}>
      {state === 'saving' && <span>{draftWords.states.saving}</span>}
      <p role="status">
        {outcome !== null && <span className={state === outcome ? undefined : hidden['hidden']}>{draftWords.states[outcome]}</span>}
        {note !== null && <span className={styles['note']}> {draftWords.notes[note]}</span>}
      </p>
    </div>
  )
}

interface NoticeProps {
  readonly title: string
  readonly children: ReactNode
}

/** Renders a notice about the learner's draft that waits for an answer. */
export const DraftNotice = ({ title, children }: NoticeProps) => (
  <div role="group" aria-label={title} className={styles['notice']}>
    <p className={styles['title']}>{title}</p>
    {children}
  </div>
)

/** The buttons of a notice. */
export const NoticeActions = ({ children }: { readonly children: ReactNode }) => <div className={styles['actions']}>{children}</div>

interface GuestNoticeProps {
  readonly title: string
  readonly children?: ReactNode
  onSettle(isTaken: boolean): void
}

/** Offers something that a guest has left on this device: take it over, or discard it. */
export const GuestNotice = ({ title, children, onSettle }: GuestNoticeProps) => (
  <DraftNotice title={title}>
    <p>{draftWords.guest.note}</p>
    {children}
    <NoticeActions>
      <Button tone="soft" size="small" onClick={() => onSettle(true)}>
        {draftWords.guest.take}
      </Button>
      <Button tone="quiet" size="small" onClick={() => onSettle(false)}>
        {draftWords.guest.drop}
      </Button>
    </NoticeActions>
  </DraftNotice>
)

interface NotStoredProps {
  readonly text: string
  readonly fileName: string
}

/** Shown if neither the device nor the server could store the text: offers other ways to keep it. */
export const NotStored = ({ text, fileName }: NotStoredProps) => (
  <div role="alert" className={styles['notice']}>
    <p className={styles['title']}>{draftWords.notStored.title}</p>
    <p>{draftWords.notStored.note}</p>
    <NoticeActions>
      <CopyButton text={text} />
      <Button tone="quiet" size="small" onClick={() => downloadFile(fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }))}>
        {draftWords.notStored.file}
      </Button>
    </NoticeActions>
  </div>
)
