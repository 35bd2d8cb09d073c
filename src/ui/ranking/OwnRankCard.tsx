import { useQuery } from '@tanstack/react-query'
import { channelNameView } from '../../application/cards.ts'
import { formatNumber } from '../../domain/format.ts'
import type { Id } from '../../domain/id.ts'
import { isSameUser, pageOfRank, type RankingEntry, rankingHref, rankingName } from '../../domain/ranking.ts'
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
      <div>
        <h2 className={styles['title']}>{guestWords.title}</h2>
        <p className={styles['note']}>{isPending ? guestWords.pendingNote : guestWords.note}</p>
      </div>
      <LoginLink words={lazyCopy.entry} wide />
    </Panel>
  )
}

const ownWords = rankingWords.own

interface OwnRankCardProps {
  readonly site: Site
  readonly viewer: Viewer
  readonly own: RankingEntry | null
}

/** The user's rank, tier and level, and the experience up to the next level. */
export const OwnRankCard = ({ site, viewer, own }: OwnRankCardProps) => {
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
          <strong>{ownWords.unranked}</strong>
          {ownWords.unrankedNote}
        </p>
      )}
      <NextLevel viewer={viewer} />
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

/** Beside the user's own name. */
export const OwnBadge = () => (
  <Badge tone="primary" onPicture>
    {rankingWords.me}
  </Badge>
)

interface RankingListRowProps {
  readonly entry: RankingEntry
  readonly site: Site
  readonly ownId: Id | null
}

/** The user's own row is sticky. */
export const RankingListRow = ({ entry, site, ownId }: RankingListRowProps) => {
  const isOwn = isSameUser(entry.user.userId, ownId)
  return (
    <li className={styles['row']} data-own={isOwn || undefined}>
      <RankedUserLine entry={entry} site={site} isOwn={isOwn} />
    </li>
  )
}

/** Rank, face, name, where one learns, tier and level, on one line. */
const RankedUserLine = ({ entry: { rank, user }, site, isOwn }: Omit<RankingListRowProps, 'ownId'> & { readonly isOwn: boolean }) => {
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
        <span className={styles['tier']}>{tierText(user)}</span>
        <span className={styles['level']}>{levelText(user)}</span>
      </span>
    </>
  )
}

interface PinnedOwnRankProps {
  readonly entry: RankingEntry
  readonly site: Site
  readonly pageSize: number
}

/** The user's own rank, if it is on another page: the foot of the list, after a sign that places are left out between. */
export const PinnedOwnRank = ({ entry, site, pageSize }: PinnedOwnRankProps) => (
  <>
    <p aria-hidden="true" className={styles['gap']}>
      ⋯
    </p>
    <div className={styles['place']}>
      <div className={styles['pinnedPlaceRow']}>
        <RankedUserLine entry={entry} site={site} isOwn />
      </div>
      <ButtonLink href={rankingHref(pageOfRank(entry.rank, pageSize))} size="small">
        {rankingWords.own.find}
      </ButtonLink>
    </div>
  </>
)
