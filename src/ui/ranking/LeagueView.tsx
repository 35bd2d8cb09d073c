import { formatNumber } from '../../domain/format.ts'
import type { Id } from '../../domain/id.ts'
import {
  highestLeague,
  type League,
  leagueName,
  leagueNames,
  type LeagueResult,
  leagueRows,
  type LeagueStanding,
  leagueStanding,
  leagueZone,
  nextLeague,
} from '../../domain/league.ts'
import { paths } from '../../domain/paths.ts'
import { rankingHref } from '../../domain/rankingPage.ts'
import type { Site } from '../../domain/site/site.ts'
import { CreatureArt, CreatureDisc } from '../art/Creature.tsx'
import { ButtonLink } from '../kit/Button.tsx'
import { FailedPanel } from '../kit/FailedLine.tsx'
import type { Loadable } from '../kit/loaded.ts'
import { HomeLink, MessagePanel } from '../kit/Message.tsx'
import { Panel } from '../kit/Panel.tsx'
import { useScrollRestoration } from '../kit/scroll.ts'
import { LeagueTable } from './LeagueTable.tsx'
import { leagueWords as words } from './leagueWords.ts'
import styles from './LeagueView.module.css'
import page from './RankingPage.module.css'
import { rankingWords } from './rankingWords.ts'

interface LeagueViewProps {
  readonly league: Exclude<Loadable<League | null>, { readonly status: 'waiting' }>
  readonly site: Site
  readonly userId: Id | null
}

/** Renders the viewer's league: last week's result, their own place, and everybody in it. */
export const LeagueView = ({ league, site, userId }: LeagueViewProps) => {
  useScrollRestoration(true)
  if (league.status === 'failed')
    return (
      <FailedPanel title={words.failed.title} text={words.failed.note} retry={league.retry}>
        <HomeLink tone="quiet" />
      </FailedPanel>
    )
  if (league.value === null)
    return (
      <MessagePanel level={2} creature="TURTLE" title={words.none.title} text={words.none.text}>
        <ButtonLink href={rankingHref({ period: 'WEEK', page: 1 })}>{words.none.week}</ButtonLink>
      </MessagePanel>
    )
  const { step, lastWeek } = league.value
  const standing = leagueStanding(leagueRows(league.value), userId)
  return (
    <div className={page['columns']}>
      {lastWeek && <LastWeek result={lastWeek} />}
      <div className={page['side']}>{standing && <OwnLeagueCard step={step} standing={standing} />}</div>
      <LeagueTable league={league.value} site={site} ownId={userId} />
    </div>
  )
}

/** Tells the result of the week that ended on Sunday, for as long as the new one lasts. */
const LastWeek = ({ result }: { readonly result: LeagueResult }) => {
  const zone = leagueZone(result)
  const { name, creature } = leagueName(nextLeague(result.step, zone))
  return (
    <Panel className={styles['lastWeek']} data-zone={zone}>
      <CreatureArt creature={creature} size={72} className={styles['animal']} />
      <div>
        <h2 className={styles['title']}>{words.lastWeek.title(leagueName(result.step).name, formatNumber(result.rank))}</h2>
        <p>
          {words.lastWeek.gained(formatNumber(result.gained))} {words.lastWeek.zones[zone](name)}
        </p>
      </div>
    </Panel>
  )
}

interface OwnLeagueCardProps {
  readonly step: number
  readonly standing: LeagueStanding
}

const OwnLeagueCard = ({ step, standing }: OwnLeagueCardProps) => {
  const { name, creature } = leagueName(step)
  const { rank, zone } = standing.own
  return (
    <Panel aria-label={words.own.title} className={styles['card']}>
      <div className={styles['badge']}>
        <CreatureDisc creature={creature} size={72} />
        <div>
          <h2 className={styles['title']}>{name}</h2>
          <p className={styles['step']}>{words.own.step(formatNumber(step), formatNumber(highestLeague))}</p>
        </div>
      </div>
      <Ladder step={step} />
      <p className={styles['rank']} data-zone={zone}>
        <span className={styles['label']}>{words.own.title} </span>
        {rankingWords.place(formatNumber(rank))}
      </p>
      <div className={styles['aims']}>
        {aimTexts(standing).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <ButtonLink href={paths.problemTypes} wide>
        {words.own.go}
      </ButtonLink>
    </Panel>
  )
}

/** Draws the creatures of all leagues; those above the viewer's are pale. */
const Ladder = ({ step }: Pick<OwnLeagueCardProps, 'step'>) => (
  <div aria-hidden="true" className={styles['ladder']}>
    {leagueNames.map(({ name, creature }, at) => (
      <span key={name} data-above={at >= step || undefined} data-own={at + 1 === step || undefined}>
        <CreatureArt creature={creature} size={28} />
      </span>
    ))}
  </div>
)

/** Returns what is missing to the next place, and to a better zone. */
function aimTexts({ own, place, zone }: LeagueStanding): readonly string[] {
  if (place === null) return [own.gained === 0 ? words.own.begin : words.own.first]
  const [gap, rank] = [formatNumber(place.gap), formatNumber(place.rank)]
  const nextPlace = place.zone === own.zone ? words.own.place(gap, rank) : words.own.placeAndZone(gap, rank, words.own.zones[place.zone])
  return zone === null ? [nextPlace] : [nextPlace, words.own.zone(formatNumber(zone.gap), words.own.zones[zone.zone])]
}
