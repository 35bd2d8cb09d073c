import type { CostView } from '../../application/cards.ts'
import medals from '../art/medals.svg?url&no-inline'
import { copy } from '../copy.ts'
import styles from './Price.module.css'

/** The symbol of points (S-318). */
export const PointCoin = ({ size }: { readonly size: number }) => (
  <svg width={size} height={size} viewBox="0 0 20 20" role="img" aria-label={copy.parts.point}>
    <use href={`${medals}#point`} />
  </svg>
)

/** Keeps its line even if there is no price to show. */
export const Price = ({ cost }: { readonly cost: CostView | null }) => (
  <p className={styles['price']} data-kind={cost?.kind}>
    {cost?.kind === 'point' && <PointCoin size={18} />}
    {cost?.text}
  </p>
)
