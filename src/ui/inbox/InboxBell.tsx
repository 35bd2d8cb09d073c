import { Bell } from 'lucide'
import { Suspense, type ToggleEvent, useId, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { unreadText } from '../../domain/inbox.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { copy } from '../copy.ts'
import { Icon } from '../kit/Icon.tsx'
import { lazyWithRetry } from '../kit/lazy.tsx'
import { useUnreadCount } from './inboxQueries.ts'
import { inboxWords as words } from './inboxWords.ts'
import styles from './InboxBell.module.css'

const InboxMenu = lazyWithRetry(() => import('./InboxMenu.tsx').then((loaded) => loaded.InboxMenu))

/** The bell in the header, with a native popover: Escape and a click outside close it. There is none where the backend knows no notifications. */
export const InboxBell = ({ viewer }: { readonly viewer: Viewer }) => {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const count = useUnreadCount(viewer)
  if (count === undefined || count === null) return null
  const unread = count === 'unknown' ? null : unreadText(count)
  const prepare = ({ newState }: ToggleEvent) => newState === 'open' && setOpen(true)
  // Once it is closed: until then the browser has to find the focus in it, which it gives back to the bell.
  const leave = ({ newState }: ToggleEvent) => newState === 'closed' && setOpen(false)
  return (
    <>
      <button
        type="button"
        className={styles['bell']}
        popoverTarget={id}
        aria-label={count === 'unknown' ? words.title : words.bell(unread)}
      >
        <Icon icon={Bell} size={22} />
        {unread !== null && (
          <span aria-hidden="true" className={styles['count']}>
            {unread}
          </span>
        )}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={words.title}
        className={styles['menu']}
        onBeforeToggle={prepare}
        onToggle={leave}
      >
        <ErrorBoundary fallback={<p role="alert">{copy.pageFailed.text}</p>} resetKeys={[isOpen]}>
          <Suspense>{isOpen && <InboxMenu onLeave={() => menu.current?.hidePopover()} />}</Suspense>
        </ErrorBoundary>
      </div>
    </>
  )
}
