import { grouped } from '../../domain/grouped.ts'
import { medalOf } from '../../domain/ranking/medal.ts'
import type { RankingEntry } from '../../domain/ranking/RankingEntry.ts'
import { rankedName } from '../../domain/ranking/rankedName.ts'
import type { Site } from '../../domain/site/Site.ts'
import { copy } from '../copy.ts'
import { Portrait } from '../viewer/Portrait.tsx'
import { levelText, tierText } from '../viewer/standingText.ts'
import { Medal } from './Medal.tsx'
import styles from './RankingRow.module.css'

interface RankingRowProps {
  readonly entry: RankingEntry
  readonly site: Site
}

/** The number stays beside the medal; both go by rank, not by row (S-323, S-324, A-77). */
export const RankingRow = ({ entry: { rank, user }, site }: RankingRowProps) => {
  const medal = medalOf(rank)
  const name = rankedName(user, site) ?? copy.ranking.nameless
  return (
    <li className={styles['row']}>
      <span className={styles['rank']} data-medal={medal ?? undefined}>
        {grouped(rank)}
      </span>
      {medal ? <Medal of={medal} size={24} /> : <span className={styles['noMedal']} />}
      <Portrait viewer={user} size={36} />
      <span className={styles['who']}>
        <span className={styles['name']} title={name}>
          {name}
        </span>
        <span className={styles['tier']}>{tierText(user)}</span>
      </span>
      <span className={styles['level']}>{levelText(user)}</span>
    </li>
  )
}
