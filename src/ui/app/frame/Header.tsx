import { memo } from 'react'
import type { Viewer } from '../../../domain/viewer/Viewer.ts'
import { isSignedIn } from '../../../domain/viewer/isSignedIn.ts'
import { copy } from '../../copy.ts'
import { ButtonLink } from '../../parts/ButtonLink.tsx'
import { useApplication } from '../ApplicationContext.ts'
import { SiteLink } from '../SiteLink.tsx'
import { Brand, type BrandProps } from './Brand.tsx'
import styles from './Header.module.css'
import { MainPlaces } from './MainPlaces.tsx'
import { SearchField } from './SearchField.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { UserMenu } from './UserMenu.tsx'

interface HeaderProps {
  /** null while nobody knows who it is: the place stays reserved. */
  readonly viewer: Viewer | null
  /** Whose site it is; null: the platform's own. */
  readonly brand: BrandProps['brand']
}

export const Header = memo(({ viewer, brand }: HeaderProps) => (
  <header className={styles['header']}>
    <div className={styles['inner']}>
      <Brand brand={brand} />
      <MainPlaces />
      <SearchField />
      <div className={styles['account']}>
        <Account viewer={viewer} />
      </div>
      <ThemeSwitch />
    </div>
  </header>
))

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
