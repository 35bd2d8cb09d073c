import type { ReactNode } from 'react'
import styles from './TextButton.module.css'

interface TextButtonProps {
  onClick(): void
  readonly children: ReactNode
}

/** For what a person may do but need not. */
export const TextButton = ({ onClick, children }: TextButtonProps) => (
  <button type="button" className={styles['button']} onClick={onClick}>
    {children}
  </button>
)
