import { businessFacts } from '../../../domain/channel/businessFacts.ts'
import type { BusinessInfo } from '../../../domain/channel/BusinessInfo.ts'
import { copy } from '../../copy.ts'
import styles from './CompanyFacts.module.css'

/** What Korean e-commerce law asks a shop to tell on its first page. Folded on phones, open from 640 px. */
export const CompanyFacts = ({ company }: { readonly company: BusinessInfo }) => (
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
