import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { grouped } from '../../domain/format.ts'
import type { Id } from '../../domain/id.ts'
import { isSameUser, pageOfRank, rankedName, type RankingEntry, rankingHref } from '../../domain/ranking.ts'
import { isOnChannel, type Site } from '../../domain/site/site.ts'
import { levelProgress, type Viewer } from '../../domain/viewer.ts'
import { CreatureArt } from '../art/Creature.tsx'
import { ChannelLine } from '../channel/ChannelLine.tsx'
import { copy } from '../copy.ts'
import { useApplication } from '../kit/application.ts'
import { Badge } from '../kit/Badge.tsx'
import { ButtonLink } from '../kit/Button.tsx'
import { Panel } from '../kit/Panel.tsx'
import { Switch } from '../kit/Switch.tsx'
import { laterCopy } from '../laterCopy.ts'
import { rankingWords } from './rankingWords.ts'
import { EntryLink, useEntry } from '../viewer/EntryLink.tsx'
import { ExperienceBar, experienceQuery, levelText, standingText, tierText } from '../viewer/ExperienceBar.tsx'
import { Portrait } from '../viewer/Portrait.tsx'
import styles from './OwnPlace.module.css'

const words = rankingWords.guest

/** Where a user finds their own place. */
export const GuestPlace = () => {
  const { isPending } = useEntry()
  return (
    <Panel className={styles['guestPlaceCard']}>
      <CreatureArt creature="DOLPHIN" size={72} />
      <div>
        <h2 className={styles['title']}>{words.title}</h2>
        <p className={styles['note']}>{isPending ? words.pendingNote : words.note}</p>
      </div>
      <EntryLink words={laterCopy.entry} wide />
    </Panel>
  )
}

const ownPlaceWords = rankingWords.own

interface OwnPlaceProps {
  readonly site: Site
  readonly viewer: Viewer
  readonly own: RankingEntry | null
  readonly isHidden: boolean
  onHide(wished: boolean): void
}

/** One's own rank, tier and level, and how far it is to the next. */
export const OwnPlace = ({ site, viewer, own, isHidden, onHide }: OwnPlaceProps) => {
  const ranked = own?.user ?? { nickname: null, channelNickname: null }
  return (
    <Panel aria-label={ownPlaceWords.title} className={styles['card']}>
      <div className={styles['who']}>
        <Portrait viewer={viewer} size={64} />
        <div className={styles['words']}>
          <h2 className={styles['name']}>{rankedName(ranked, site) ?? viewer.nickname ?? copy.user.nameless}</h2>
          <p className={styles['standing']}>{standingText(viewer)}</p>
        </div>
        {own && <Rank rank={own.rank} isHidden={isHidden} />}
      </div>
      {!own && (
        <p className={styles['unranked']}>
          <strong>{ownPlaceWords.unranked}</strong>
          {ownPlaceWords.unrankedNote}
        </p>
      )}
      <NextLevel viewer={viewer} />
      {own && (
        <div className={styles['switch']}>
          <Switch label={ownPlaceWords.hide} note={ownPlaceWords.hideNote} isOn={isHidden} onChange={onHide} />
        </div>
      )}
    </Panel>
  )
}

const Rank = ({ rank, isHidden }: { readonly rank: number; readonly isHidden: boolean }) => (
  <p className={styles['rank']} data-hidden={isHidden || undefined}>
    <span className={styles['label']}>{ownPlaceWords.title} </span>
    {isHidden ? ownPlaceWords.hidden : rankingWords.place(grouped(rank))}
  </p>
)

const NextLevel = ({ viewer }: Pick<OwnPlaceProps, 'viewer'>) => {
  const { data } = useQuery(experienceQuery(useApplication(), viewer))
  const progress = data ? levelProgress(data) : null
  return (
    <div>
      <p className={styles['next']}>
        {progress && (
          <>
            {ownPlaceWords.next} <strong>{ownPlaceWords.left(grouped(progress.left))}</strong>
          </>
        )}
      </p>
      <ExperienceBar experience={data ?? null} />
    </div>
  )
}

/** Beside one's own name. */
export const Me = () => (
  <Badge tone="primary" onPicture>
    {rankingWords.me}
  </Badge>
)

interface RankedRowProps {
  readonly entry: RankingEntry
  readonly site: Site
  readonly ownId: Id | null
}

/** One's own stays in view while one scrolls past it. */
export const RankedRow = ({ entry, site, ownId }: RankedRowProps) => {
  const isOwn = isSameUser(entry.user.userId, ownId)
  return (
    <li className={styles['row']} data-own={isOwn || undefined}>
      <RankedUser entry={entry} site={site} isOwn={isOwn} />
    </li>
  )
}

/** Rank, face, name, where one learns, tier and level, on one line. */
const RankedUser = ({ entry: { rank, user }, site, isOwn }: Omit<RankedRowProps, 'ownId'> & { readonly isOwn: boolean }) => {
  const name = rankedName(user, site) ?? copy.ranking.nameless
  return (
    <>
      <span className={styles['rankedRowRank']}>{grouped(rank)}</span>
      <Portrait viewer={user} size={40} />
      <span className={styles['rankedRowWho']}>
        <span className={styles['rankedRowName']}>
          <span className={styles['cut']} title={name}>
            {name}
          </span>
          {isOwn && <Me />}
        </span>
        {user.introduction && (
          <span className={styles['introduction']} title={user.introduction}>
            {user.introduction}
          </span>
        )}
      </span>
      {!isOnChannel(site) && (
        <span className={styles['channel']}>
          <ChannelLine channel={user.channelProfile} />
        </span>
      )}
      <span className={styles['rankedRowStanding']}>
        <span className={styles['tier']}>{tierText(user)}</span>
        <span className={styles['level']}>{levelText(user)}</span>
      </span>
    </>
  )
}

interface PinnedPlaceProps {
  readonly entry: RankingEntry
  readonly site: Site
  readonly pageSize: number
}

/** One's own place, where it is on another page. */
export const PinnedPlace = ({ entry, site, pageSize }: PinnedPlaceProps) => (
  <div className={styles['place']}>
    <div className={styles['pinnedPlaceRow']}>
      <RankedUser entry={entry} site={site} isOwn />
    </div>
    <ButtonLink href={rankingHref(pageOfRank(entry.rank, pageSize))} size="small">
      {rankingWords.own.find}
    </ButtonLink>
  </div>
)

/** Followed by the user's id. */
export const hiddenOwnPlaceKey = 'rankingWithoutMe:'

/** Whether the user has hidden their own place. Stored per user, since others may use the same browser. */
export const useHiddenOwnPlace = (userId: Id | null) => {
  const { store } = useApplication()
  const key = `${hiddenOwnPlaceKey}${userId}`
  const [isHidden, setHidden] = useState(() => store.get(key) !== null)
  const hide = (wished: boolean) => {
    setHidden(wished)
    if (wished) store.set(key, 'hidden')
    else store.remove(key)
  }
  return { isHidden, hide }
}
