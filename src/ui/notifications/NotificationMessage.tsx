import { CircleCheck, TriangleAlert } from 'lucide'
import type { Notification } from '../../application/platform.ts'
import { copy } from '../copy.ts'
import { CloseButton } from '../kit/CloseButton.tsx'
import { Icon } from '../kit/Icon.tsx'
import styles from './NotificationMessage.module.css'

interface NotificationMessageProps {
  readonly notification: Notification
  onDismiss(): void
}

const icons = { warning: TriangleAlert, success: CircleCheck } as const

export const NotificationMessage = ({ notification: { tone, text }, onDismiss }: NotificationMessageProps) => {
  return (
    <div className={styles['notification']} data-tone={tone}>
      <Icon icon={icons[tone]} size={20} className={styles['icon']} />
      <p className={styles['words']}>{text}</p>
      <CloseButton label={copy.notifications.dismiss} onClick={onDismiss} />
    </div>
  )
}
