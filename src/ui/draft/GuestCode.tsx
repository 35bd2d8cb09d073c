import { CodeBlock } from '../kit/code/CodeBlock.tsx'
import { GuestNotice } from './DraftNotice.tsx'
import { draftWords } from './draftWords.ts'
import styles from './DraftNotice.module.css'

interface ShownCodeProps {
  readonly summary: string
  readonly name: string
  readonly code: string
}

/** Renders a program that can be viewed before the user decides on it. */
export const ShownCode = ({ summary, name, code }: ShownCodeProps) => (
  <details>
    <summary className={styles['summary']}>{summary}</summary>
    <CodeBlock name={name} code={code} language="python" />
  </details>
)

interface GuestCodeProps {
  readonly code: string
  onSettle(isTaken: boolean): void
}

/** Offers a program that a guest has left on this device. */
export const GuestCode = ({ code, onSettle }: GuestCodeProps) => (
  <GuestNotice title={draftWords.guest.code} onSettle={onSettle}>
    <ShownCode summary={draftWords.guest.show} name={draftWords.guest.name} code={code} />
  </GuestNotice>
)
