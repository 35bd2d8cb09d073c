import { memo } from 'react'
import type { BusinessInfo } from '../../../domain/channel/BusinessInfo.ts'
import logo from '../../art/logo.svg?url&no-inline'
import { copy } from '../../copy.ts'
import { SiteLink } from '../SiteLink.tsx'
import { CompanyFacts } from './CompanyFacts.tsx'
import styles from './Footer.module.css'
import { legalPlaces } from './siteMap.ts'

interface FooterProps {
  readonly company: BusinessInfo | null
  /** From a channel back to the main site. */
  readonly mainHome: string | null
}

/** Business information is repeated here because the side column is hidden on phones and the law wants it on the first page. */
export const Footer = memo(({ company, mainHome }: FooterProps) => (
  <footer className={styles['footer']}>
    <div className={styles['inner']}>
      <nav className={styles['legal']} aria-label={copy.frame.legal.title}>
        {legalPlaces.map(({ label, href }) => (
          <SiteLink key={href} href={href} className={styles['place']}>
            {label}
          </SiteLink>
        ))}
        {mainHome && (
          <SiteLink href={mainHome} className={styles['main']}>
            <img src={logo} alt="" width={20} height={20} />
            {copy.frame.toMain}
          </SiteLink>
        )}
      </nav>
      {company && <CompanyFacts company={company} />}
      <p className={styles['rights']}>{copy.frame.legal.rights}</p>
    </div>
  </footer>
))
