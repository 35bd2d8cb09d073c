import { ChevronRight } from 'lucide'
import type { LinkPolicy } from '../../../domain/site/LinkPolicy.ts'
import { mainSiteUrl } from '../../../domain/site/mainSiteUrl.ts'
import { SiteLink } from '../../app/SiteLink.tsx'
import envelope from '../../art/envelope.svg?url&no-inline'
import { copy } from '../../copy.ts'
import { Icon } from '../../parts/Icon.tsx'
import styles from './TrialPromo.module.css'

const lastWord = copy.home.trial.lastIndexOf(' ') + 1

export const TrialPromo = ({ links }: { readonly links: LinkPolicy }) => (
  <section data-section="trial-promo">
    <SiteLink href={mainSiteUrl('/registration/liveclass', links)} className={styles['promo']}>
      <span className={styles['text']}>
        <span className={styles['note']}>{copy.home.trialNote}</span>
        <span className={styles['title']}>
          {copy.home.trial.slice(0, lastWord)}
          {/* The arrow never stands on a line of its own. */}
          <span className={styles['end']}>
            {copy.home.trial.slice(lastWord)} <Icon of={ChevronRight} size={24} className={styles['arrow']} />
          </span>
        </span>
      </span>
      <img src={envelope} alt={copy.home.trialEnvelope} width={168} height={112} loading="lazy" className={styles['envelope']} />
    </SiteLink>
  </section>
)
