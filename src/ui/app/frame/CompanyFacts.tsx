import type { BusinessInfo } from '../../../domain/channel/BusinessInfo.ts'
import { copy } from '../../copy.ts'
import styles from './CompanyFacts.module.css'

const words = copy.frame.company

/** What Korean e-commerce law asks a shop to tell on its first page. Folded on phones, open from 640 px. */
export const CompanyFacts = ({ company }: { readonly company: BusinessInfo }) => {
  const facts = [
    [words.name, company.businessName],
    [words.representative, company.representative],
    [words.number, company.businessNumber],
    [words.address, company.address],
    [words.phone, company.telephone],
    [words.email, company.email],
  ] as const
  return (
    <details className={styles['details']}>
      <summary className={styles['summary']}>{words.title}</summary>
      <dl className={styles['facts']}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className={styles['fact']}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </details>
  )
}
