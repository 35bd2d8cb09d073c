import type { ReactNode } from 'react'
import type { VerdictState } from '../../../domain/problems/verdict.ts'
import styles from './VerdictHead.module.css'

/** `retry`: not there yet, and nothing to be afraid of. */
export type VerdictTone = 'good' | 'bad' | 'retry' | 'neutral'

export const toneOf = (state: VerdictState): VerdictTone => {
  if (state === 'ACCEPTED') return 'good'
  return state === 'JUDGING' || state === 'JUDGE_ERROR' ? 'neutral' : 'bad'
}

export interface VerdictHeadProps {
  readonly tone: VerdictTone
  /** Null while there is nothing to tell: the live region is there before it has text. */
  readonly title: string | null
  readonly isBusy?: boolean
  /** Shown and not read out: the field that takes the focus says the same. */
  readonly isSilent?: boolean
  readonly children?: ReactNode
}

/** How it ended, in a few words that are read out. */
export const VerdictHead = ({ isSilent = false, ...shown }: VerdictHeadProps) => (
  <>
    <Head {...(isSilent ? { tone: 'neutral', title: null } : shown)} role="status" />
    {isSilent && <Head {...shown} />}
  </>
)

const Head = ({ tone, title, isBusy = false, children, role }: VerdictHeadProps & { readonly role?: 'status' }) => (
  <div
    role={role}
    aria-atomic={role && 'true'}
    className={styles['head']}
    data-tone={title === null ? undefined : tone}
    data-busy={isBusy || undefined}
  >
    {title !== null && <h3 className={styles['title']}>{title}</h3>}
    {title !== null && children}
  </div>
)
