import { BookOpen, LayoutDashboard, LogOut, Map, Palette, Presentation, Shirt, Trophy, Users } from 'lucide'
import { taughtClassesHref } from '../../../application/teaching.ts'
import { canOperate } from '../../../domain/channel/channelSettings.ts'
import { formatNumber } from '../../../domain/format.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { copy } from '../../copy.ts'
import { useApplication } from '../../kit/application.ts'
import { useBack } from '../../kit/back.ts'
import { Icon } from '../../kit/Icon.tsx'
import { SiteLink } from '../../kit/links.tsx'
import { paths } from '../../../domain/paths.ts'
import { PointCoin } from '../../kit/Price.tsx'
import { ThemeChoices } from '../../kit/ThemeChoices.tsx'
import { lazyCopy } from '../../lazyCopy.ts'
import { tierAndLevelText } from '../../viewer/ExperienceBar.tsx'
import { useSite } from '../../site/useSite.ts'
import { useSignOut } from '../../viewer/useSignOut.ts'
import styles from './UserMenuItems.module.css'

interface UserMenuItemsProps {
  readonly viewer: Viewer
  readonly isOpen: boolean
  /** Called when a page was chosen or Back was pressed. */
  onLeave(): void
}

export const UserMenuItems = ({ viewer, isOpen, onLeave }: UserMenuItemsProps) => {
  useBack(isOpen, onLeave)
  const signOut = useSignOut()
  const { rolePolicy } = useApplication()
  const { site } = useSite()
  return (
    <>
      <div className={styles['who']}>
        <p className={styles['name']}>{viewer.nickname ?? copy.frame.user.nameless}</p>
        <p className={styles['standing']}>{tierAndLevelText(viewer)}</p>
        {viewer.point !== null && (
          <p className={styles['points']}>
            <PointCoin size={18} />
            {formatNumber(viewer.point)}
          </p>
        )}
      </div>
      {rolePolicy.canTeach(viewer) && (
        <SiteLink className={styles['item']} href={taughtClassesHref} onClick={onLeave}>
          <Icon icon={Presentation} size={20} />
          {lazyCopy.userMenu.taught}
        </SiteLink>
      )}
      {rolePolicy.canPublish(viewer) && (
        <SiteLink className={styles['item']} href={paths.publishing} onClick={onLeave}>
          <Icon icon={LayoutDashboard} size={20} />
          {copy.home.publishing}
        </SiteLink>
      )}
      {site.channelDomain !== null && canOperate(viewer) && (
        <SiteLink className={styles['item']} href={paths.channelSettings} onClick={onLeave}>
          <Icon icon={Palette} size={20} />
          {lazyCopy.userMenu.channelSettings}
        </SiteLink>
      )}
      {rolePolicy.canTeach(viewer) && (
        <SiteLink className={styles['item']} href={paths.members} onClick={onLeave}>
          <Icon icon={Users} size={20} />
          {lazyCopy.userMenu.members}
        </SiteLink>
      )}
      <SiteLink className={styles['item']} href={paths.my} onClick={onLeave}>
        <Icon icon={BookOpen} size={20} />
        {lazyCopy.userMenu.my}
      </SiteLink>
      <SiteLink className={styles['item']} href={paths.avatar} onClick={onLeave}>
        <Icon icon={Shirt} size={20} />
        {lazyCopy.userMenu.avatar}
      </SiteLink>
      <SiteLink className={styles['item']} href={paths.quests} onClick={onLeave}>
        <Icon icon={Map} size={20} />
        {lazyCopy.userMenu.quests}
      </SiteLink>
      <SiteLink className={styles['item']} href={paths.ranking} onClick={onLeave}>
        <Icon icon={Trophy} size={20} />
        {lazyCopy.userMenu.ranking}
      </SiteLink>
      <div className={styles['theme']}>
        <ThemeChoices />
      </div>
      <button type="button" className={styles['item']} onClick={signOut.leave} aria-busy={signOut.isPending || undefined}>
        <Icon icon={LogOut} size={20} />
        {lazyCopy.userMenu.signOut}
      </button>
      {signOut.isError && (
        <p role="alert" className={styles['failed']}>
          {lazyCopy.userMenu.signOutFailed}
        </p>
      )}
    </>
  )
}
