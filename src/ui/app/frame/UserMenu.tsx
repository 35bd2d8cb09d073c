import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { Viewer } from '../../../domain/viewer/Viewer.ts'
import { copy } from '../../copy.ts'
import { Portrait } from '../../viewer/Portrait.tsx'
import { useSignOut } from '../../viewer/useSignOut.ts'
import { SiteLink } from '../SiteLink.tsx'
import styles from './UserMenu.module.css'

/** The signed-in viewer's menu: a native popover, so Escape and a click elsewhere close it. */
export const UserMenu = ({ viewer }: { readonly viewer: Viewer }) => {
  const menu = useId()
  const signOut = useSignOut()
  const name = viewer.nickname ?? copy.frame.user.nameless
  return (
    <div className={styles['root']}>
      <button type="button" className={styles['button']} popoverTarget={menu} data-takes-points aria-label={copy.frame.user.menu(name)}>
        <Portrait viewer={viewer} size={32} />
        <span className={styles['name']}>{name}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <div id={menu} popover="auto" className={styles['menu']}>
        <SiteLink className={styles['item']} href="/quest">
          {copy.frame.user.quests}
        </SiteLink>
        <SiteLink className={styles['item']} href="/ranking">
          {copy.frame.user.ranking}
        </SiteLink>
        <button type="button" className={styles['item']} onClick={() => signOut.mutate()} disabled={signOut.isPending}>
          {copy.frame.user.signOut}
        </button>
        {signOut.isError && (
          <p role="alert" className={styles['failed']}>
            {copy.frame.user.signOutFailed}
          </p>
        )}
      </div>
    </div>
  )
}
