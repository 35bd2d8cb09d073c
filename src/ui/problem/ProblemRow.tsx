import { Blocks, CodeXml } from 'lucide'
import type { ProblemCardView } from '../../application/cards.ts'
import { CreatureArt } from '../art/Creature.tsx'
import { Card, CardTitle } from '../kit/Card.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { DifficultyStars } from '../kit/Stars.tsx'
import styles from './ProblemRow.module.css'

interface ProblemRowProps {
  readonly card: ProblemCardView
  /** The heading level: one below the heading of the group. */
  readonly level?: 3 | 4
}

/** Renders a row of the catalogue for a text or block problem. */
export const ProblemRow = ({ card, level = 4 }: ProblemRowProps) => {
  const { kind, character, title, href, stars } = card
  const categories = card.categories.join(' · ')
  return (
    <Card>
      <div className={styles['row']}>
        <span className={styles['tile']} data-kind={kind}>
          {character ? <CreatureArt creature={character} size={40} /> : <Icon icon={kind === 'text' ? CodeXml : Blocks} size={24} />}
        </span>
        <div className={styles['text']}>
          <CardTitle level={level} text={title} href={href} />
          <p className={styles['meta']}>
            <DifficultyStars stars={stars} />
            <span className={styles['categories']} title={categories}>
              {categories}
            </span>
          </p>
        </div>
      </div>
    </Card>
  )
}

export const ProblemRowSkeleton = () => (
  <Card aria-hidden="true">
    <div className={styles['row']}>
      <Skeleton width={56} height={56} radius="card" />
      <div className={styles['text']}>
        <Skeleton width="80%" height={18} />
        <div className={styles['meta']}>
          <Skeleton width="40%" height={14} />
        </div>
      </div>
    </div>
  </Card>
)
