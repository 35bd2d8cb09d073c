import medals from '../art/medals.svg?url&no-inline'
import { copy } from '../copy.ts'

/** The coin that stands for points (S-318). */
export const PointCoin = ({ size }: { readonly size: number }) => (
  <svg width={size} height={size} viewBox="0 0 20 20" role="img" aria-label={copy.parts.point}>
    <use href={`${medals}#point`} />
  </svg>
)
