import { ChevronDown } from 'lucide'
import { Suspense, type ToggleEvent, useId, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { Viewer } from '../../../domain/viewer/Viewer.ts'
import { copy } from '../../copy.ts'
import { Icon } from '../../parts/Icon.tsx'
import { later, renewLost } from '../../parts/later.tsx'
import { Portrait } from '../../viewer/Portrait.tsx'
import styles from './UserMenu.module.css'

const UserMenuItems = later(() => import('./UserMenuItems.tsx').then((loaded) => loaded.UserMenuItems))

/** The signed-in viewer's menu: a native popover, so Escape and a click elsewhere close it. What is in it comes with the first opening. */
export const UserMenu = ({ viewer }: { readonly viewer: Viewer }) => {
  const menu = useId()
  const items = useRef<HTMLDivElement>(null)
  const [openings, setOpenings] = useState(0)
  const count = ({ newState }: ToggleEvent) => {
    if (newState === 'open') setOpenings(openings + 1)
  }
  const name = viewer.nickname ?? copy.frame.user.nameless
  return (
    <div className={styles['root']}>
      <button type="button" className={styles['button']} popoverTarget={menu} data-takes-points aria-label={copy.frame.user.menu(name)}>
        <Portrait viewer={viewer} size={32} />
        <span className={styles['name']}>{name}</span>
        <Icon of={ChevronDown} size={16} />
      </button>
      <div ref={items} id={menu} popover="auto" className={styles['menu']} onBeforeToggle={count}>
        <ErrorBoundary fallback={<p role="alert">{copy.pageFailed.text}</p>} onError={renewLost} resetKeys={[openings]}>
          <Suspense>{openings > 0 && <UserMenuItems viewer={viewer} onGo={() => items.current?.hidePopover()} />}</Suspense>
        </ErrorBoundary>
      </div>
    </div>
  )
}
