import type { RankingRowView } from '../../application/cards.ts'
import { formatNumber } from '../../domain/format.ts'
import type { Medal as Metal } from '../../domain/ranking.ts'
import medals from '../art/medals.svg?url&no-inline'
import { copy } from '../copy.ts'
import { Badge } from '../kit/Badge.tsx'
import { levelText, tierText } from '../viewer/ExperienceBar.tsx'
import { Portrait } from '../viewer/Portrait.tsx'
import styles from './RankingRow.module.css'

interface MedalProps {
  readonly medal: Metal
  readonly size: number
  readonly className?: string | undefined
}

export const Medal = ({ medal: of, size, className }: MedalProps) => (
  <svg width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={copy.ranking.medals[of]} className={className}>
    <use href={`${medals}#${of}`} />
  </svg>
)

interface RankingRowProps {
  readonly row: RankingRowView
  /** True for the viewer's own row below the list. */
  readonly isOwn?: boolean
}

/** Renders a row of the ranking. The number stays beside the medal; both follow the rank, not the row (S-323, S-324, A-77). */
export const RankingRow = ({ row: { rank, medal, user, ...row }, isOwn = false }: RankingRowProps) => {
  const name = row.name ?? copy.ranking.nameless
  const Row = isOwn ? 'div' : 'li'
  return (
    <Row className={styles['row']} data-own={isOwn || undefined}>
      <span className={styles['rank']} data-medal={medal ?? undefined}>
        {formatNumber(rank)}
      </span>
      {medal ? <Medal medal={medal} size={24} /> : <span className={styles['noMedal']} />}
      <Portrait viewer={user} size={36} />
      <span className={styles['who']}>
        <span className={styles['name']} title={name}>
          {name} {isOwn && <Badge tone="primary">{copy.ranking.me}</Badge>}
        </span>
        <span className={styles['tier']}>{tierText(user)}</span>
      </span>
      <span className={styles['level']}>{levelText(user)}</span>
    </Row>
  )
}
