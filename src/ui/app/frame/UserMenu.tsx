import { ChevronDown } from 'lucide'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { Viewer } from '../../../domain/viewer/Viewer.ts'
import { copy } from '../../copy.ts'
import { Icon } from '../../parts/Icon.tsx'
import { Portrait } from '../../viewer/Portrait.tsx'
import styles from './UserMenu.module.css'

const UserMenuItems = lazy(() => import('./UserMenuItems.tsx').then(({ UserMenuItems: items }) => ({ default: items })))

/** The signed-in viewer's menu: a native popover, so Escape and a click elsewhere close it. What is in it comes with the first opening. */
export const UserMenu = ({ viewer }: { readonly viewer: Viewer }) => {
  const menu = useId()
  const items = useRef<HTMLDivElement>(null)
  const [wasOpened, setOpened] = useState(false)
  const name = viewer.nickname ?? copy.frame.user.nameless
  return (
    <div className={styles['root']}>
      <button type="button" className={styles['button']} popoverTarget={menu} data-takes-points aria-label={copy.frame.user.menu(name)}>
        <Portrait viewer={viewer} size={32} />
        <span className={styles['name']}>{name}</span>
        <Icon of={ChevronDown} size={16} />
      </button>
      <div ref={items} id={menu} popover="auto" className={styles['menu']} onBeforeToggle={() => setOpened(true)}>
        <ErrorBoundary fallback={<p role="alert">{copy.pageFailed.text}</p>}>
          <Suspense>{wasOpened && <UserMenuItems onGo={() => items.current?.hidePopover()} />}</Suspense>
        </ErrorBoundary>
      </div>
    </div>
  )
}
