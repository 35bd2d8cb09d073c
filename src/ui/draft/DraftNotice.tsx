import type { ReactNode } from 'react'
import { draftWords } from './draftWords.ts'
import { Button } from '../kit/Button.tsx'
import { CopyButton } from '../kit/CopyButton.tsx'
import { downloadFile } from '../kit/download.ts'
import styles from './DraftNotice.module.css'

/** How far what is here has been kept; null: nothing has been written yet, or a pause in typing is waited for. */
export type DraftState = keyof typeof draftWords.states | null

/** Why it is kept no further, or soon will not be. */
export type DraftNote = keyof typeof draftWords.notes | null

interface SavedStateProps {
  readonly draft: { readonly state: DraftState; readonly note: DraftNote }
  readonly className: string | undefined
}

/** How far what is written has been kept. Screen readers hear how it ended, not each beginning. */
export const SavedState = ({ draft: { state, note }, className }: SavedStateProps) => (
  <p role="status" className={className}>
    {state === 'saving' ? <span aria-hidden>{draftWords.states.saving}</span> : state !== null && <span>{draftWords.states[state]}</span>}
    {note !== null && <span className={styles['note']}> {draftWords.notes[note]}</span>}
  </p>
)

interface NoticeProps {
  readonly title: string
  readonly children: ReactNode
}

/** Something about what is written waits for the learner. */
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

/** A guest has left something on this device: it is taken by a button, or thrown away. */
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

/** Neither the device nor the server has it: there are other ways to keep it. */
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
