import type { ReactNode } from 'react'
import type { VerdictState } from '../../../domain/problems/verdict.ts'
import styles from './VerdictHead.module.css'

/** Use `retry` for an answer that is not right yet, without alarming the learner. */
export type VerdictTone = 'good' | 'bad' | 'retry' | 'neutral'

export const toneOf = (state: VerdictState): VerdictTone => {
  if (state === 'ACCEPTED') return 'good'
  return state === 'JUDGING' || state === 'JUDGE_ERROR' ? 'neutral' : 'bad'
}

export interface VerdictHeadProps {
  readonly tone: VerdictTone
  /** Null if there is nothing to tell; the live region exists before it has text. */
  readonly title: string | null
  readonly isBusy?: boolean
  /** Shown and not read out: the field that takes the focus says the same. */
  readonly isSilent?: boolean
  readonly children?: ReactNode
}

/** Renders the result in a few words, announced to screen readers. */
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
