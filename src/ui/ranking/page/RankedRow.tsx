import { grouped } from '../../../domain/grouped.ts'
import type { Id } from '../../../domain/Id.ts'
import type { RankingEntry } from '../../../domain/ranking/RankingEntry.ts'
import { rankedName } from '../../../domain/ranking/rankedName.ts'
import { isSameUser } from '../../../domain/ranking/rankingView.ts'
import type { Site } from '../../../domain/site/Site.ts'
import { isOnChannel } from '../../../domain/site/siteOf.ts'
import { ChannelLine } from '../../channel/ChannelLine.tsx'
import { copy } from '../../copy.ts'
import { Portrait } from '../../viewer/Portrait.tsx'
import { levelText, tierText } from '../../viewer/standingText.ts'
import { Me } from './Me.tsx'
import styles from './RankedRow.module.css'

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
export const RankedUser = ({ entry: { rank, user }, site, isOwn }: Omit<RankedRowProps, 'ownId'> & { readonly isOwn: boolean }) => {
  const name = rankedName(user, site) ?? copy.ranking.nameless
  return (
    <>
      <span className={styles['rank']}>{grouped(rank)}</span>
      <Portrait viewer={user} size={40} />
      <span className={styles['who']}>
        <span className={styles['name']}>
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
      <span className={styles['standing']}>
        <span className={styles['tier']}>{tierText(user)}</span>
        <span className={styles['level']}>{levelText(user)}</span>
      </span>
    </>
  )
}
