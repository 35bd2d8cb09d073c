import { useEffect, useSyncExternalStore } from 'react'
import type { Notification } from '../../application/platform.ts'
import { useApplication } from '../kit/application.ts'
import { NotificationMessage } from './NotificationMessage.tsx'
import styles from './NotificationRegion.module.css'

const noNotifications: readonly Notification[] = []

/** The live region of notifications. It is empty from the first render, since screen readers announce only changes of a known region. */
export const NotificationRegion = () => {
  const { notifications } = useApplication()
  const shown = useSyncExternalStore(notifications.subscribe, notifications.current, () => noNotifications)
  const isEmpty = shown.length === 0
  useEffect(() => {
    // A removed message gets no pointerleave or blur event, so the pause ends here.
    if (isEmpty) notifications.pause(false)
  }, [isEmpty, notifications])
  const pause = () => notifications.pause(true)
  const resume = () => notifications.pause(false)
  const renderTone = (tone: Notification['tone']) => {
    const said = shown.filter((notification) => notification.tone === tone)
    return said.map((notification) => (
      <NotificationMessage key={notification.id} notification={notification} onDismiss={() => notifications.dismiss(notification.id)} />
    ))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- to read without haste; nothing can be done here but wait
    <div data-above-dialogs className={styles['region']} onPointerEnter={pause} onPointerLeave={resume} onFocus={pause} onBlur={resume}>
      <div role="alert" aria-atomic="false">
        {renderTone('warning')}
      </div>
      <div role="status" aria-atomic="false">
        {renderTone('success')}
      </div>
    </div>
  )
}
