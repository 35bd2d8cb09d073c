import { ArrowDown, ArrowUp, type IconNode, PartyPopper, Waves } from 'lucide'
import { useId, useState } from 'react'
import { formatNumber } from '../../domain/format.ts'
import type { Id } from '../../domain/id.ts'
import { type League, leagueName, type LeagueRow, leagueRows, type LeagueZone, nextLeague } from '../../domain/league.ts'
import { isSameUser, rankingName } from '../../domain/ranking.ts'
import type { Site } from '../../domain/site/site.ts'
import { copy } from '../copy.ts'
import { Badge } from '../kit/Badge.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Panel } from '../kit/Panel.tsx'
import { Portrait } from '../viewer/Portrait.tsx'
import { useClap } from './leagueQueries.ts'
import styles from './LeagueTable.module.css'
import { leagueWords as words } from './leagueWords.ts'
import { OwnBadge } from './OwnRankCard.tsx'
import { rankingWords } from './rankingWords.ts'

const zones = ['rise', 'stay', 'fall'] as const satisfies readonly LeagueZone[]
const zoneIcons: Readonly<Record<LeagueZone, IconNode>> = { rise: ArrowUp, stay: Waves, fall: ArrowDown }

interface LeagueTableProps {
  readonly league: League
  readonly site: Site
  readonly ownId: Id | null
}

/** Renders the members by zones, each with a button that claps for them. */
export const LeagueTable = ({ league, site, ownId }: LeagueTableProps) => {
  const rows = leagueRows(league)
  return (
    <Panel className={styles['panel']}>
      <h2 className={styles['title']}>
        {words.title} <span className={styles['count']}>{rankingWords.count(formatNumber(rows.length))}</span>
      </h2>
      <p className={styles['note']}>{words.note}</p>
      {zones.map((zone) => (
        <Zone key={zone} zone={zone} step={league.step} rows={rows.filter((row) => row.zone === zone)} {...{ site, ownId }} />
      ))}
    </Panel>
  )
}

interface ZoneProps extends Omit<LeagueTableProps, 'league'> {
  readonly zone: LeagueZone
  readonly step: number
  readonly rows: readonly LeagueRow[]
}

const Zone = ({ zone, step, rows, site, ownId }: ZoneProps) => {
  const id = useId()
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles['zone']} data-zone={zone}>
      <h3 id={id} className={styles['zoneTitle']}>
        <Icon icon={zoneIcons[zone]} size={16} strokeWidth={2.5} />
        {words.zones[zone](leagueName(nextLeague(step, zone)).name)}
      </h3>
      <ol>
        {rows.map((row) => (
          <MemberRow key={row.userId} row={row} site={site} isOwn={isSameUser(row.userId, ownId)} />
        ))}
      </ol>
    </section>
  )
}

interface MemberRowProps {
  readonly row: LeagueRow
  readonly site: Site
  readonly isOwn: boolean
}

const MemberRow = ({ row, site, isOwn }: MemberRowProps) => {
  const name = rankingName(row, site) ?? copy.ranking.nameless
  return (
    <li className={styles['row']} data-own={isOwn || undefined}>
      <span className={styles['rank']}>{formatNumber(row.rank)}</span>
      <Portrait viewer={row} size={40} />
      <span className={styles['who']}>
        <span className={styles['name']} title={name}>
          {name}
        </span>
        {isOwn && <OwnBadge />}
        {row.isClassmate && (
          <Badge tone="neutral" onPicture>
            {words.classmate}
          </Badge>
        )}
      </span>
      <span className={styles['gained']}>{rankingWords.week.gained(formatNumber(row.gained))}</span>
      {isOwn ? <span className={styles['noClap']} /> : <ClapButton userId={row.userId} name={name} wasClapped={row.isClapped} />}
    </li>
  )
}

interface ClapButtonProps {
  readonly userId: Id
  readonly name: string
  readonly wasClapped: boolean
}

const ClapButton = ({ userId, name, wasClapped }: ClapButtonProps) => {
  const { run } = useClap()
  const [isSent, setSent] = useState(false)
  const isClapped = wasClapped || isSent
  const clap = async () => {
    if (isClapped) return
    setSent(true)
    if ((await run(userId)) !== 'clapped') setSent(false)
  }
  return (
    <button
      type="button"
      className={styles['clap']}
      aria-label={words.clap(name)}
      aria-pressed={isClapped}
      aria-disabled={isClapped || undefined}
      onClick={() => void clap()}
    >
      <Icon icon={PartyPopper} size={20} />
    </button>
  )
}
