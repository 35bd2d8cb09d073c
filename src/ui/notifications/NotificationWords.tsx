import { CircleCheck, TriangleAlert } from 'lucide'
import type { Notification } from '../../application/platform.ts'
import { CloseButton } from '../kit/CloseButton.tsx'
import { Icon } from '../kit/Icon.tsx'
import { laterCopy } from '../laterCopy.ts'
import styles from './NotificationWords.module.css'

interface NotificationWordsProps {
  readonly notification: Notification
  onDismiss(): void
}

const icons = { warning: TriangleAlert, success: CircleCheck } as const

export const NotificationWords = ({ notification: { tone, words }, onDismiss }: NotificationWordsProps) => {
  return (
    <div className={styles['notification']} data-tone={tone}>
      <Icon of={icons[tone]} size={20} className={styles['icon']} />
      <p className={styles['words']}>{words}</p>
      <CloseButton label={laterCopy.notifications.dismiss} onClick={onDismiss} />
    </div>
  )
}
