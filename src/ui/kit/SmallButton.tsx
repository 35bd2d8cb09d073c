import type { IconNode } from 'lucide'
import { Icon } from './Icon.tsx'
import styles from './SmallButton.module.css'

interface SmallButtonProps {
  readonly icon: IconNode
  readonly label: string
  readonly isOff?: boolean
  readonly 'data-control'?: string
  onClick(): void
}

/** Renders an icon button for a row of actions. */
export const SmallButton = ({ icon, label, isOff = false, onClick, ...rest }: SmallButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isOff || undefined}
    className={styles['small']}
    onClick={() => {
      if (!isOff) onClick()
    }}
    {...rest}
  >
    <Icon icon={icon} size={18} />
  </button>
)
