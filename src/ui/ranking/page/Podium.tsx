import { grouped } from '../../../domain/grouped.ts'
import type { Id } from '../../../domain/Id.ts'
import { medalOf } from '../../../domain/ranking/medal.ts'
import type { RankingEntry } from '../../../domain/ranking/RankingEntry.ts'
import { rankedName } from '../../../domain/ranking/rankedName.ts'
import { isSameUser } from '../../../domain/ranking/rankingView.ts'
import type { Site } from '../../../domain/site/Site.ts'
import { CreatureArt } from '../../art/CreatureArt.tsx'
import { copy } from '../../copy.ts'
import { Portrait } from '../../viewer/Portrait.tsx'
import { levelText, tierText } from '../../viewer/standingText.ts'
import { Medal } from '../Medal.tsx'
import { Me } from './Me.tsx'
import styles from './Podium.module.css'
import { rankingWords as words } from './rankingWords.ts'

interface PodiumProps {
  readonly entries: readonly RankingEntry[]
  readonly site: Site
  readonly ownId: Id | null
}

const steps = 3

/** Who has a medal. The first stands in the middle as long as there are not more of them than steps. */
export const Podium = ({ entries, site, ownId }: PodiumProps) => (
  <div className={styles['sea']} data-crowded={entries.length > steps || undefined}>
    <CreatureArt creature="DOLPHIN" size={104} className={styles['left']} />
    <ol aria-label={words.podium} className={styles['podium']}>
      {entries.map((entry) => (
        <Step key={entry.user.userId} entry={entry} site={site} isOwn={isSameUser(entry.user.userId, ownId)} />
      ))}
    </ol>
    <CreatureArt creature="TURTLE" size={88} className={styles['right']} />
  </div>
)

interface StepProps extends Omit<PodiumProps, 'entries' | 'ownId'> {
  readonly entry: RankingEntry
  readonly isOwn: boolean
}

const Step = ({ entry: { rank, user }, site, isOwn }: StepProps) => {
  const medal = medalOf(rank)
  const name = rankedName(user, site) ?? copy.ranking.nameless
  return (
    <li className={styles['step']} data-medal={medal ?? undefined}>
      <span className={styles['portrait']}>
        <Portrait viewer={user} size={96} />
        {medal && <Medal of={medal} size={36} className={styles['medal']} />}
      </span>
      <span className={styles['name']}>
        <span className={styles['cut']} title={name}>
          {name}
        </span>
        {isOwn && <Me />}
      </span>
      <span className={styles['standing']}>
        <span className={styles['cut']}>{tierText(user)}</span>
        <span className={styles['level']}>{levelText(user)}</span>
      </span>
      <span className={styles['block']}>{words.place(grouped(rank))}</span>
    </li>
  )
}
