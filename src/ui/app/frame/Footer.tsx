import type { BusinessInfo } from '../../../domain/channel/BusinessInfo.ts'
import { copy } from '../../copy.ts'
import { SiteLink } from '../SiteLink.tsx'
import { CompanyFacts } from './CompanyFacts.tsx'
import styles from './Footer.module.css'
import { legalPlaces } from './siteMap.ts'

/** Business information is repeated here because the side column is hidden on phones and the law wants it on the first page. */
export const Footer = ({ company }: { readonly company: BusinessInfo | null }) => (
  <footer className={styles['footer']}>
    <div className={styles['inner']}>
      <nav className={styles['legal']} aria-label={copy.frame.legal.title}>
        {legalPlaces.map(({ label, href }) => (
          <SiteLink key={href} href={href} className={styles['place']}>
            {label}
          </SiteLink>
        ))}
      </nav>
      {company && <CompanyFacts company={company} />}
      <p className={styles['rights']}>{copy.frame.legal.rights}</p>
    </div>
  </footer>
)
