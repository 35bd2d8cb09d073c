import type { StarsView } from '../../application/cards.ts'
import { difficultyWord } from '../../domain/course/course.ts'
import { formatOneDecimal } from '../../domain/format.ts'
import { copy } from '../copy.ts'
import styles from './Stars.module.css'

interface StarsProps {
  readonly stars: StarsView | null
  /** Returns the exact score in words: the drawn stars are rounded down. */
  readonly label: (score: string) => string
  /** Shows one star and the number where there is no room for the row. */
  readonly compact?: boolean
}

const size = 16
const outline = 'm8 1.8 1.9 3.9 4.3.6-3.1 3 .7 4.3L8 11.6l-3.8 2 .7-4.3-3.1-3 4.3-.6Z'

export const Stars = ({ stars, label, compact = false }: StarsProps) => {
  if (stars === null) return null
  const name = label(String(stars.score))
  if (stars.kind === 'offScale') {
    return (
      <span role="img" aria-label={name} className={styles['stars']} data-band="beyond">
        ?
      </span>
    )
  }
  const { score, band, filled, total } = stars
  return (
    <span role="img" aria-label={name} className={styles['stars']} data-band={band} data-compact={compact || undefined}>
      {compact ? formatOneDecimal(score) : <StarRow filled={filled} total={total} />}
    </span>
  )
}

/** Renders the difficulty as a word before the stars; the accessible name tells the whole scale. */
export const DifficultyStars = ({ stars }: Pick<StarsProps, 'stars'>) => {
  const word = stars ? difficultyWord(stars.score) : ''
  return (
    <span className={styles['difficulty']}>
      <span aria-hidden="true">{word}</span>
      <Stars stars={stars} label={(score) => copy.cards.difficulty(word, score)} />
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
