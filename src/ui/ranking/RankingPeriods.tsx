import { seoulDate } from '../../domain/calendar/seoul.ts'
import { daysLeftInWeek } from '../../domain/calendar/week.ts'
import { formatNumber } from '../../domain/format.ts'
import { rankingHref, type RankingTab, rankingTabs } from '../../domain/rankingPage.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { SiteLink } from '../kit/links.tsx'
import { MessagePanel } from '../kit/Message.tsx'
import { useNowByMinute } from '../kit/time.ts'
import { rankingWords } from './rankingWords.ts'
import styles from './RankingPeriods.module.css'

const words = rankingWords.week

interface RankingPeriodsProps {
  readonly tab: RankingTab
  readonly hasLeague: boolean
}

/** Renders the links to the rankings of all time and of the week, and to the league. The address holds the choice. */
export const RankingPeriods = ({ tab, hasLeague }: RankingPeriodsProps) => (
  <div className={styles['row']}>
    <nav aria-label={rankingWords.periods.title} className={styles['periods']}>
      {rankingTabs
        .filter((one) => one !== 'LEAGUE' || hasLeague)
        .map((one) => (
          <SiteLink
            key={one}
            href={rankingHref({ period: one, page: 1 })}
            className={styles['period']}
            aria-current={one === tab ? 'page' : undefined}
          >
            {rankingWords.periods[one]}
          </SiteLink>
        ))}
    </nav>
    {tab !== 'ALL' && <WeekNote />}
  </div>
)

const WeekNote = () => {
  const left = daysLeftInWeek(seoulDate(useNowByMinute()))
  return (
    <p className={styles['note']}>
      {words.note} <strong>{left === 1 ? words.lastDay : words.left(formatNumber(left))}</strong>
    </p>
  )
}

/** Shown if the backend has no ranking by the week. */
export const WeekUnknown = () => (
  <MessagePanel level={2} creature="TURTLE" title={words.unknown.title} text={words.unknown.note}>
    <ButtonLink href={rankingHref({ period: 'ALL', page: 1 })}>{words.unknown.all}</ButtonLink>
  </MessagePanel>
)
