import type { ReactNode } from 'react'
import styles from './RoundButton.module.css'

interface RoundButtonProps {
  readonly label: string
  readonly quiet?: boolean
  readonly children: ReactNode
  onClick(): void
}

export const RoundButton = ({ label, quiet = false, children, onClick }: RoundButtonProps) => (
  <button type="button" aria-label={label} className={styles['button']} data-quiet={quiet || undefined} onClick={onClick}>
    {children}
  </button>
)
