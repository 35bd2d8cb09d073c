import { memo } from 'react'
import { businessFacts } from '../../../domain/channel/channel.ts'
import type { BusinessInfo } from '../../../domain/site/businessInfo.ts'
import { legalLinks } from './Header.tsx'
import logo from '../../art/logo.svg?url&no-inline'
import { copy } from '../../copy.ts'
import { SiteLink } from '../../kit/links.tsx'
import styles from './Footer.module.css'

declare global {
  interface ImportMetaEnv {
    /** The version in `package.json`, set by vite.config.ts. */
    readonly VITE_VERSION: string
  }
}

/** The facts that Korean e-commerce law requires on a shop's first page. Folded on phones, open from 640 px. */
const CompanyFacts = ({ company }: { readonly company: BusinessInfo }) => (
  <details className={styles['details']}>
    <summary className={styles['summary']}>{copy.business.title}</summary>
    <dl className={styles['facts']}>
      {businessFacts(company).map(([field, value]) => (
        <div key={field} className={styles['fact']}>
          <dt>{copy.business[field]}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </details>
)

interface FooterProps {
  readonly company: BusinessInfo | null
  /** The address of the main site, set on a channel; null elsewhere. */
  readonly mainHome: string | null
}

/** Business information is repeated here because the side column is hidden on phones and the law wants it on the first page. */
export const Footer = memo(({ company, mainHome }: FooterProps) => (
  <footer className={styles['footer']}>
    <div className={styles['inner']}>
      <nav className={styles['legal']} aria-label={copy.frame.legal.title}>
        {legalLinks.map(({ label, href }) => (
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
      <p className={styles['rights']}>
        {copy.frame.legal.rights} <span>{copy.frame.legal.version(import.meta.env.VITE_VERSION)}</span>
      </p>
    </div>
  </footer>
))
