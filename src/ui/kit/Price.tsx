import { costOf, costText, type PaymentType } from '../../domain/course/price.ts'
import medals from '../art/medals.svg?url&no-inline'
import { copy } from '../copy.ts'
import styles from './Price.module.css'

/** The symbol of points (S-318). */
export const PointCoin = ({ size }: { readonly size: number }) => (
  <svg width={size} height={size} viewBox="0 0 20 20" role="img" aria-label={copy.parts.point}>
    <use href={`${medals}#point`} />
  </svg>
)

interface PriceProps {
  readonly cost: number | null
  readonly paymentType: PaymentType | null
}

/** The line keeps its height without a text about the price. */
export const Price = ({ cost: amount, paymentType }: PriceProps) => {
  const cost = costOf(amount, paymentType)
  return (
    <p className={styles['price']} data-kind={cost?.kind}>
      {cost?.kind === 'point' && <PointCoin size={18} />}
      {cost && costText(cost)}
    </p>
  )
}
