import type { RankingEntry } from '../../../domain/ranking/RankingEntry.ts'
import { pageOfRank, rankingHref } from '../../../domain/ranking/rankingHref.ts'
import type { Site } from '../../../domain/site/Site.ts'
import { ButtonLink } from '../../parts/ButtonLink.tsx'
import styles from './PinnedPlace.module.css'
import { RankedUser } from './RankedRow.tsx'
import { rankingWords as words } from './rankingWords.ts'

interface PinnedPlaceProps {
  readonly entry: RankingEntry
  readonly site: Site
  readonly pageSize: number
}

/** One's own place, where it is on another page. */
export const PinnedPlace = ({ entry, site, pageSize }: PinnedPlaceProps) => (
  <div className={styles['place']}>
    <div className={styles['row']}>
      <RankedUser entry={entry} site={site} isOwn />
    </div>
    <ButtonLink href={rankingHref(pageOfRank(entry.rank, pageSize))} size="small">
      {words.own.find}
    </ButtonLink>
  </div>
)
