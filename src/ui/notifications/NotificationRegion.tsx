import { useEffect, useSyncExternalStore } from 'react'
import type { Notification } from '../../application/platform.ts'
import { useApplication } from '../kit/application.ts'
import { later, LazyBoundary } from '../kit/lazy.tsx'
import styles from './NotificationRegion.module.css'

/** The messages are loaded later: when the page starts there is nothing to report yet. */
const NotificationWords = later(() => import('./NotificationWords.tsx').then((loaded) => loaded.NotificationWords))

const none: readonly Notification[] = []

/** Where the page reports outcomes. It is there, empty, from the first render: screen readers announce only changes of a region that they know. */
export const NotificationRegion = () => {
  const { notifications } = useApplication()
  const shown = useSyncExternalStore(notifications.subscribe, notifications.current, () => none)
  const isEmpty = shown.length === 0
  useEffect(() => {
    // A removed message gets no pointerleave or blur event.
    if (isEmpty) notifications.hold(false)
  }, [isEmpty, notifications])
  const hold = () => notifications.hold(true)
  const letGo = () => notifications.hold(false)
  const saying = (tone: Notification['tone']) => {
    const said = shown.filter((notification) => notification.tone === tone)
    if (said.length === 0) return null
    return (
      <LazyBoundary>
        {said.map((notification) => (
          <NotificationWords key={notification.id} notification={notification} onDismiss={() => notifications.dismiss(notification.id)} />
        ))}
      </LazyBoundary>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- to read without haste; nothing can be done here but wait
    <div data-above-dialogs className={styles['region']} onPointerEnter={hold} onPointerLeave={letGo} onFocus={hold} onBlur={letGo}>
      <div role="alert" aria-atomic="false">
        {saying('warning')}
      </div>
      <div role="status" aria-atomic="false">
        {saying('success')}
      </div>
    </div>
  )
}
