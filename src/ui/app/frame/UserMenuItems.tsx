import { laterCopy } from '../../laterCopy.ts'
import { useSignOut } from '../../viewer/useSignOut.ts'
import { SiteLink } from '../SiteLink.tsx'
import styles from './UserMenuItems.module.css'

/** `onGo`: one of the pages was chosen. */
export const UserMenuItems = ({ onGo }: { onGo(): void }) => {
  const signOut = useSignOut()
  return (
    <>
      <SiteLink className={styles['item']} href="/quest" onClick={onGo}>
        {laterCopy.userMenu.quests}
      </SiteLink>
      <SiteLink className={styles['item']} href="/ranking" onClick={onGo}>
        {laterCopy.userMenu.ranking}
      </SiteLink>
      <button type="button" className={styles['item']} onClick={signOut.leave} aria-busy={signOut.isPending || undefined}>
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
