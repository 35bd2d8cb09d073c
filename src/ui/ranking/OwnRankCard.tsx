import { useQuery } from '@tanstack/react-query'
import { channelNameView } from '../../application/cards.ts'
import { formatNumber } from '../../domain/format.ts'
import type { Id } from '../../domain/id.ts'
import { isSameUser, type RankingEntry, rankingName } from '../../domain/ranking.ts'
import { pageOfRank, rankingHref, type RankingPage } from '../../domain/rankingPage.ts'
import { isOnChannel, type Site } from '../../domain/site/site.ts'
import { levelProgress, type Viewer } from '../../domain/viewer.ts'
import { CreatureArt } from '../art/Creature.tsx'
import { ChannelNameLine } from '../channel/ChannelNameLine.tsx'
import { copy } from '../copy.ts'
import { useApplication } from '../kit/application.ts'
import { Badge } from '../kit/Badge.tsx'
import { ButtonLink } from '../kit/Button.tsx'
import { Panel } from '../kit/Panel.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import { rankingWords } from './rankingWords.ts'
import { ExperienceBar, experienceQuery, levelText, tierAndLevelText, tierText } from '../viewer/ExperienceBar.tsx'
import { ForGuests } from '../viewer/ForGuests.tsx'
import { LoginLink, useLoginTarget } from '../viewer/LoginLink.tsx'
import { Portrait } from '../viewer/Portrait.tsx'
import styles from './OwnRankCard.module.css'

const guestWords = rankingWords.guest

/** Tells guests that users see their rank here. */
export const GuestRankCard = () => {
  const { isPending } = useLoginTarget()
  return (
    <Panel className={styles['guestPlaceCard']}>
      <CreatureArt creature="DOLPHIN" size={72} />
      <ForGuests>
        <div>
          <h2 className={styles['title']}>{guestWords.title}</h2>
          <p className={styles['note']}>{isPending ? guestWords.pendingNote : guestWords.note}</p>
        </div>
        <LoginLink words={lazyCopy.entry} wide />
      </ForGuests>
    </Panel>
  )
}

const ownWords = rankingWords.own

interface OwnRankCardProps {
  readonly site: Site
  readonly viewer: Viewer
  readonly own: RankingEntry | null
  readonly ranking: Pick<RankingPage, 'period' | 'gapToNext'>
}

/** The user's rank, tier and level, and how far it is to the next level, or in the week to the next place. */
export const OwnRankCard = ({ site, viewer, own, ranking: { period, gapToNext } }: OwnRankCardProps) => {
  const unranked = period === 'WEEK' ? rankingWords.week : ownWords
  const ranked = own?.user ?? { nickname: null, channelNickname: null }
  return (
    <Panel aria-label={ownWords.title} className={styles['card']}>
      <div className={styles['who']}>
        <Portrait viewer={viewer} size={64} />
        <div className={styles['words']}>
          <h2 className={styles['name']}>{rankingName(ranked, site) ?? viewer.nickname ?? copy.user.nameless}</h2>
          <p className={styles['standing']}>{tierAndLevelText(viewer)}</p>
        </div>
        {own && <RankNumber rank={own.rank} />}
      </div>
      {!own && (
        <p className={styles['unranked']}>
          <strong>{unranked.unranked}</strong>
          {unranked.unrankedNote}
        </p>
      )}
      {period === 'ALL' ? <NextLevel viewer={viewer} /> : own && <NextPlace own={own} gap={gapToNext} />}
    </Panel>
  )
}

const RankNumber = ({ rank }: { readonly rank: number }) => (
  <p className={styles['rank']}>
    <span className={styles['label']}>{ownWords.title} </span>
    {rankingWords.place(formatNumber(rank))}
  </p>
)

const NextLevel = ({ viewer }: Pick<OwnRankCardProps, 'viewer'>) => {
  const { data } = useQuery(experienceQuery(useApplication(), viewer))
  const progress = data ? levelProgress(data) : null
  return (
    <div>
      <p className={styles['next']}>
        {progress && (
          <>
            {ownWords.next} <strong>{ownWords.left(formatNumber(progress.remaining))}</strong>
          </>
        )}
      </p>
      <ExperienceBar experience={data ?? null} />
    </div>
  )
}

interface NextPlaceProps {
  readonly own: RankingEntry
  readonly gap: number | null
}

const NextPlace = ({ own, gap }: NextPlaceProps) => (
  <div>
    <p className={styles['next']}>
      {rankingWords.periods.WEEK} <strong>{rankStandingOf(own)[1]}</strong>
    </p>
    <p className={styles['next']}>
      {gap === null ? (
        own.rank === 1 && rankingWords.week.first
      ) : (
        <>
          {rankingWords.week.gap} <strong>{ownWords.left(formatNumber(gap))}</strong>
        </>
      )}
    </p>
  </div>
)

/** Renders a badge beside the user's own name. */
export const OwnBadge = () => (
  <Badge tone="primary" onPicture>
    {rankingWords.me}
  </Badge>
)

/** Returns the facts behind a rank: tier and level, or the experience gained in the week. */
export function rankStandingOf({ gained, user }: RankingEntry): readonly [note: string, standing: string] {
  return gained === null ? [tierText(user), levelText(user)] : ['', rankingWords.week.gained(formatNumber(gained))]
}

interface RankingListRowProps {
  readonly entry: RankingEntry
  readonly site: Site
  readonly ownId: Id | null
}

/** Renders a row of the ranking. The user's own row is sticky. */
export const RankingListRow = ({ entry, site, ownId }: RankingListRowProps) => {
  const isOwn = isSameUser(entry.user.userId, ownId)
  return (
    <li className={styles['row']} data-own={isOwn || undefined}>
      <RankedUserLine entry={entry} site={site} isOwn={isOwn} />
    </li>
  )
}

/** Renders the rank, face, name, channel, tier and level of a user on one line. */
const RankedUserLine = ({ entry, site, isOwn }: Omit<RankingListRowProps, 'ownId'> & { readonly isOwn: boolean }) => {
  const { rank, user } = entry
  const [note, standing] = rankStandingOf(entry)
  const name = rankingName(user, site) ?? copy.ranking.nameless
  return (
    <>
      <span className={styles['rankedRowRank']}>{formatNumber(rank)}</span>
      <Portrait viewer={user} size={40} />
      <span className={styles['rankedRowWho']}>
        <span className={styles['rankedRowName']}>
          <span className={styles['cut']} title={name}>
            {name}
          </span>
          {isOwn && <OwnBadge />}
        </span>
        {user.introduction && (
          <span className={styles['introduction']} title={user.introduction}>
            {user.introduction}
          </span>
        )}
      </span>
      {!isOnChannel(site) && (
        <span className={styles['channel']}>
          <ChannelNameLine channel={channelNameView(user.channelProfile)} />
        </span>
      )}
      <span className={styles['rankedRowStanding']}>
        <span className={styles['tier']}>{note}</span>
        <span className={styles['level']}>{standing}</span>
      </span>
    </>
  )
}

interface PinnedOwnRankProps {
  readonly entry: RankingEntry
  readonly site: Site
  readonly ranking: Pick<RankingPage, 'period' | 'pageSize'>
  /** Whether the entry is one of the page's rows that are not drawn yet. */
  readonly isOnPage: boolean
}

/** Renders the user's own rank if no row shows it: at the foot of the list, after a sign for the places left out. */
export const PinnedOwnRank = ({ entry, site, ranking: { period, pageSize }, isOnPage }: PinnedOwnRankProps) => (
  <>
    <p aria-hidden="true" className={styles['gap']}>
      ⋯
    </p>
    <div className={styles['place']}>
      <div className={styles['pinnedPlaceRow']}>
        <RankedUserLine entry={entry} site={site} isOwn />
      </div>
      {!isOnPage && (
        <ButtonLink href={rankingHref({ period, page: pageOfRank(entry.rank, pageSize) })} size="small">
          {rankingWords.own.find}
        </ButtonLink>
      )}
    </div>
  </>
)
