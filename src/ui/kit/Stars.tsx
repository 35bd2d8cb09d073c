import { type StarCount, starRating } from '../../domain/course/course.ts'
import { formatOneDecimal } from '../../domain/format.ts'
import styles from './Stars.module.css'

interface StarsProps {
  readonly score: number | null
  readonly count: StarCount
  /** The label has the exact number: the drawn stars are rounded down. */
  readonly label: (score: string) => string
  /** One star and the number, where there is no room for the row. */
  readonly compact?: boolean
}

const size = 16
const outline = 'm8 1.8 1.9 3.9 4.3.6-3.1 3 .7 4.3L8 11.6l-3.8 2 .7-4.3-3.1-3 4.3-.6Z'

export const Stars = ({ score, count, label, compact = false }: StarsProps) => {
  const rating = starRating(score, count)
  if (rating.kind === 'none') return null
  const name = label(String(score))
  if (rating.kind === 'offScale') {
    return (
      <span role="img" aria-label={name} className={styles['stars']} data-band="beyond">
        ?
      </span>
    )
  }
  const { band, filled, total } = rating
  return (
    <span role="img" aria-label={name} className={styles['stars']} data-band={band} data-compact={compact || undefined}>
      {compact ? formatOneDecimal(rating.score) : <StarRow filled={filled} total={total} />}
    </span>
  )
}

const StarRow = ({ filled, total }: { readonly filled: number; readonly total: number }) => (
  <svg width={size * total} height={size} viewBox={`0 0 ${size * total} ${size}`} aria-hidden="true">
    {Array.from({ length: total }, (_, place) => (
      <path key={place} d={outline} transform={`translate(${place * size})`} className={styles['star']} data-filled={place < filled} />
    ))}
  </svg>
)
