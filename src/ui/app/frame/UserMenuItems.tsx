import { LogOut, Map, Trophy } from 'lucide'
import { grouped } from '../../../domain/format.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { copy } from '../../copy.ts'
import { Icon } from '../../kit/Icon.tsx'
import { SiteLink } from '../../kit/links.tsx'
import { pages } from '../../kit/pages.ts'
import { PointCoin } from '../../kit/Price.tsx'
import { laterCopy } from '../../laterCopy.ts'
import { standingText } from '../../viewer/ExperienceBar.tsx'
import { useSignOut } from '../../viewer/useSignOut.ts'
import styles from './UserMenuItems.module.css'

interface UserMenuItemsProps {
  readonly viewer: Viewer
  /** One of the pages was chosen. */
  onGo(): void
}

export const UserMenuItems = ({ viewer, onGo }: UserMenuItemsProps) => {
  const signOut = useSignOut()
  return (
    <>
      <div className={styles['who']}>
        <p className={styles['name']}>{viewer.nickname ?? copy.frame.user.nameless}</p>
        <p className={styles['standing']}>{standingText(viewer)}</p>
        {viewer.point !== null && (
          <p className={styles['points']}>
            <PointCoin size={18} />
            {grouped(viewer.point)}
          </p>
        )}
      </div>
      <SiteLink className={styles['item']} href={pages.quests} onClick={onGo}>
        <Icon of={Map} size={20} />
        {laterCopy.userMenu.quests}
      </SiteLink>
      <SiteLink className={styles['item']} href={pages.ranking} onClick={onGo}>
        <Icon of={Trophy} size={20} />
        {laterCopy.userMenu.ranking}
      </SiteLink>
      <button type="button" className={styles['item']} onClick={signOut.leave} aria-busy={signOut.isPending || undefined}>
        <Icon of={LogOut} size={20} />
        {laterCopy.userMenu.signOut}
      </button>
      {signOut.isError && (
        <p role="alert" className={styles['failed']}>
          {laterCopy.userMenu.signOutFailed}
        </p>
      )}
    </>
  )
}
