import { businessFacts } from '../../../domain/channel/businessFacts.ts'
import type { BusinessInfo as Info } from '../../../domain/channel/BusinessInfo.ts'
import { safeImageUrl } from '../../../domain/site/safeImageUrl.ts'
import fallback from '../../art/channel-default.svg?url&no-inline'
import { copy } from '../../copy.ts'
import { Panel } from '../../parts/Panel.tsx'
import { SmallPicture } from '../../parts/SmallPicture.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import styles from './BusinessInfo.module.css'

interface BusinessInfoProps {
  readonly business: Info
  readonly logoUrl: string | null
}

/** Seven facts of the business with its logo; a blank one is left out (S-104, A-79). */
export const BusinessInfo = ({ business, logoUrl }: BusinessInfoProps) => (
  <Panel data-section="business-info" className={styles['panel']}>
    <h2 className={styles['title']}>{copy.business.title}</h2>
    <dl className={styles['facts']}>
      {logoUrl && (
        <div className={styles['logo']}>
          <dt>
            <VisuallyHidden>{copy.business.logo}</VisuallyHidden>
          </dt>
          <dd>
            <SmallPicture candidates={[safeImageUrl(logoUrl), fallback]} size={40} shape="tile" />
          </dd>
        </div>
      )}
      {businessFacts(business).map(([field, value]) => (
        <div key={field} className={styles['row']}>
          <dt className={styles['label']}>{copy.business[field]}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </Panel>
)
