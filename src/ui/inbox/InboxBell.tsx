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

/** Renders the bell and its native popover, which Escape and an outside click close. Without notifications in the backend there is none. */
export const InboxBell = ({ viewer }: { readonly viewer: Viewer }) => {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const count = useUnreadCount(viewer)
  if (count === undefined || count === null) return null
  const unread = count === 'unknown' ? null : unreadText(count)
  const prepare = ({ newState }: ToggleEvent) => newState === 'open' && setOpen(true)
  // Unmount only after closing: until then the browser must find the focus inside, which it returns to the bell.
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
