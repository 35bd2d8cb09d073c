import { grouped } from '../../../domain/grouped.ts'
import type { Id } from '../../../domain/Id.ts'
import { pageCount } from '../../../domain/pageCount.ts'
import { rankingHref } from '../../../domain/ranking/rankingHref.ts'
import type { RankingPage } from '../../../domain/ranking/RankingPage.ts'
import { othersThan, ownEntry, rankingView } from '../../../domain/ranking/rankingView.ts'
import type { Site } from '../../../domain/site/Site.ts'
import type { Viewer } from '../../../domain/viewer/Viewer.ts'
import { useKeptPlace } from '../../app/useKeptPlace.ts'
import { PageNav } from '../../parts/PageNav.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { useResultsTop } from '../../parts/useResultsTop.ts'
import { GuestPlace } from './GuestPlace.tsx'
import { OwnPlace } from './OwnPlace.tsx'
import { PinnedPlace } from './PinnedPlace.tsx'
import { Podium } from './Podium.tsx'
import { RankedRow } from './RankedRow.tsx'
import styles from './Ranking.module.css'
import { RankingBeyond, RankingEmpty } from './RankingMessages.tsx'
import { rankingWords as words } from './rankingWords.ts'
import { useHiddenOwnPlace } from './useHiddenOwnPlace.ts'

interface RankingProps {
  readonly site: Site
  readonly viewer: Viewer
  /** Null for a guest. */
  readonly userId: Id | null
  readonly page: number
  readonly ranking: RankingPage
  /** Still the page before. */
  readonly isOld: boolean
  readonly isReturn: boolean
}

/** Podium, list and one's own place. */
export const Ranking = ({ site, viewer, userId, page, ranking, isOld, isReturn }: RankingProps) => {
  const { isHidden, hide } = useHiddenOwnPlace(userId)
  const { section, heading } = useResultsTop('ranking', page, isReturn)
  useKeptPlace(!isOld)

  const last = pageCount(ranking)
  if (ranking.items.length === 0) return ranking.totalCount > 0 ? <RankingBeyond last={last} /> : <RankingEmpty />

  const own = ownEntry(ranking, userId)
  const { podium, rows, pinned } = isHidden ? rankingView(othersThan(ranking.items, own), null) : rankingView(ranking.items, own)
  const ownId = own?.user.userId ?? null
  const hasList = rows.length > 0 || pinned !== null || last > 1
  return (
    <div className={styles['columns']} data-old={isOld || undefined}>
      {podium.length > 0 && <Podium entries={podium} site={site} ownId={ownId} />}
      <div className={styles['side']}>
        {userId === null ? <GuestPlace /> : <OwnPlace {...{ site, viewer, own, isHidden }} onHide={hide} />}
      </div>
      <section ref={section} className={styles['results']} aria-busy={isOld} hidden={!hasList}>
        <Panel className={styles['panel']}>
          <h2 ref={heading} tabIndex={-1} className={styles['heading']}>
            {words.list} <span className={styles['count']}>{words.count(grouped(ranking.totalCount))}</span>
          </h2>
          <ol className={styles['list']}>
            {rows.map((entry) => (
              <RankedRow key={entry.user.userId} entry={entry} site={site} ownId={ownId} />
            ))}
          </ol>
          {pinned && <PinnedPlace entry={pinned} site={site} pageSize={ranking.pageSize} />}
        </Panel>
        <PageNav page={page} last={last} hrefOf={rankingHref} />
      </section>
    </div>
  )
}
