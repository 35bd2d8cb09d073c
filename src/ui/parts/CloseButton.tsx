import { X } from 'lucide-react'
import styles from './CloseButton.module.css'

interface CloseButtonProps {
  readonly label: string
  onClick(): void
}

export const CloseButton = ({ label, onClick }: CloseButtonProps) => (
  <button type="button" aria-label={label} className={styles['close']} onClick={onClick}>
    <X size={20} aria-hidden="true" />
  </button>
)
