import type { ReactNode } from 'react'
import type { Offer } from '../../../domain/offer/Offer.ts'
import { grouped } from '../../../domain/grouped.ts'
import { Price } from '../../parts/Price.tsx'
import { offerWords } from '../offerWords.ts'
import type { BarFact } from './barFact.ts'
import type { Entrance } from './entranceOf.ts'
import styles from './OfferBar.module.css'

interface OfferBarProps {
  readonly offer: Pick<Offer, 'cost' | 'paymentType'>
  readonly entrance: Entrance<unknown>
  readonly fact: BarFact | null
  readonly action: ReactNode
}

/** What can be done now, always at hand where the side column is not. */
export const OfferBar = ({ action, ...known }: OfferBarProps) => (
  <div data-enrol-bar className={styles['bar']}>
    <div className={styles['fact']}>
      <Fact {...known} />
    </div>
    <div className={styles['action']}>{action}</div>
  </div>
)

const Fact = ({ offer, entrance, fact }: Omit<OfferBarProps, 'action'>) => {
  if (fact === 'price') return <Price cost={offer.cost} paymentType={offer.paymentType} />
  const progress = fact === 'progress' && entrance.kind === 'study' ? entrance.progress : null
  return progress && <p className={styles['percent']}>{offerWords.progress.percent(grouped(progress.percent))}</p>
}
