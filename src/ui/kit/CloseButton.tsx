import { X } from 'lucide'
import { Icon } from './Icon.tsx'
import styles from './CloseButton.module.css'

interface CloseButtonProps {
  readonly label: string
  onClick(): void
}

export const CloseButton = ({ label, onClick }: CloseButtonProps) => (
  <button type="button" aria-label={label} className={styles['close']} onClick={onClick}>
    <Icon icon={X} size={20} />
  </button>
)
