import { laterCopy } from '../../laterCopy.ts'
import { useSignOut } from '../../viewer/useSignOut.ts'
import { SiteLink } from '../SiteLink.tsx'
import styles from './UserMenuItems.module.css'

export const UserMenuItems = () => {
  const signOut = useSignOut()
  return (
    <>
      <SiteLink className={styles['item']} href="/quest">
        {laterCopy.userMenu.quests}
      </SiteLink>
      <SiteLink className={styles['item']} href="/ranking">
        {laterCopy.userMenu.ranking}
      </SiteLink>
      <button type="button" className={styles['item']} onClick={() => signOut.mutate()} disabled={signOut.isPending}>
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
