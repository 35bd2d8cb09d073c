import type { Viewer } from '../../../domain/viewer/Viewer.ts'
import { isSignedIn } from '../../../domain/viewer/isSignedIn.ts'
import logo from '../../art/logo.svg?url&no-inline'
import { copy } from '../../copy.ts'
import { ButtonLink } from '../../parts/ButtonLink.tsx'
import { useApplication } from '../ApplicationContext.ts'
import { SiteLink } from '../SiteLink.tsx'
import styles from './Header.module.css'
import { SearchField } from './SearchField.tsx'
import { mainPlaces } from './siteMap.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { UserMenu } from './UserMenu.tsx'

interface HeaderProps {
  /** null while nobody knows who it is: the place stays reserved. */
  readonly viewer: Viewer | null
  readonly channel: { readonly name: string; readonly logoUrl: string | null } | null
}

export const Header = ({ viewer, channel }: HeaderProps) => (
  <header className={styles['header']}>
    <div className={styles['inner']}>
      <SiteLink href="/" className={styles['brand']}>
        <img src={channel?.logoUrl ?? logo} alt="" width={32} height={32} className={styles['logo']} />
        <span className={styles['brandName']}>{channel?.name ?? copy.frame.brand}</span>
      </SiteLink>
      <nav className={styles['places']} aria-label={copy.frame.places.title}>
        {mainPlaces.map(({ label, href }) => (
          <SiteLink key={href} href={href} className={styles['place']}>
            {label}
          </SiteLink>
        ))}
      </nav>
      <SearchField />
      <div className={styles['account']}>
        <Account viewer={viewer} />
      </div>
      <ThemeSwitch />
    </div>
  </header>
)

const Account = ({ viewer }: Pick<HeaderProps, 'viewer'>) => {
  const { settings } = useApplication()
  if (!viewer) return null
  if (isSignedIn(viewer)) return <UserMenu viewer={viewer} />
  return (
    <div className={styles['guest']}>
      <SiteLink href={settings.loginUrl} className={styles['login']}>
        {copy.frame.login}
      </SiteLink>
      <span className={styles['signup']}>
        <ButtonLink href={settings.signupUrl}>{copy.frame.signup}</ButtonLink>
      </span>
    </div>
  )
}
