import { costOf, costText } from '../../domain/course/cost.ts'
import type { PaymentType } from '../../domain/course/PaymentType.ts'
import { PointCoin } from './PointCoin.tsx'
import styles from './Price.module.css'

interface PriceProps {
  readonly cost: number | null
  readonly paymentType: PaymentType | null
}

/** The line keeps its place even when there is nothing to say about the price. */
export const Price = ({ cost: amount, paymentType }: PriceProps) => {
  const cost = costOf(amount, paymentType)
  return (
    <p className={styles['price']} data-kind={cost?.kind}>
      {cost?.kind === 'point' && <PointCoin size={18} />}
      {cost && costText(cost)}
    </p>
  )
}
