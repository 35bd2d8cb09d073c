import type { ReactNode } from 'react'
import { longDateText } from '../../domain/calendar/text.ts'
import { relativeTime } from '../../domain/calendar/date.ts'
import { seoulDate } from '../../domain/calendar/seoul.ts'
import { formatNumber } from '../../domain/format.ts'
import { paths } from '../../domain/paths.ts'
import { activityCalendar, type ActivityCalendar, type RecentAttempt } from '../../domain/problems/learningRecord.ts'
import { problemHref } from '../../domain/problems/problemKinds.ts'
import type { SeaZone } from '../../domain/problems/problemTypes.ts'
import { displayTitle } from '../copy.ts'
import { RetryButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { Badge } from '../kit/Badge.tsx'
import { ShowMoreList } from '../kit/GrowingList.tsx'
import { SiteLink } from '../kit/links.tsx'
import { type Loadable, useLoadable } from '../kit/loaded.ts'
import { Panel } from '../kit/Panel.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useNowByMinute } from '../kit/time.ts'
import { useFeature } from '../kit/useFeature.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { useSeaZones } from '../problem/types/typeQueries.ts'
import { attemptWords } from '../problem/types/typeWords.ts'
import { myWords } from './myWords.ts'
import { useActiveDays } from './useActiveDays.ts'
import { useRowsShown } from './useRowsShown.ts'
import styles from './LearningRecord.module.css'
import { useViewerQuery } from '../viewer/viewerQuery.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly attempts: true
  }
}

const words = myWords.learning
const attemptsKnown = 10
const maxDays = 7

/** Renders the learner's record: the depth reached, the days of learning, and the last submissions. */
export const LearningRecord = () => {
  const { record } = useFeature('problem')
  const now = useNowByMinute()
  const today = seoulDate(now)
  const zones = useSeaZones()
  const days = useActiveDays(today)
  const attempts = useLoadable(
    useViewerQuery<readonly RecentAttempt[]>({ name: 'attempts', read: async (signal) => (await record.attempts(1, signal)).items }),
  )
  return (
    <div className={styles['record']}>
      <Part title={words.seas} loaded={zones} render={(found) => <Seas zones={found} />} />
      <Part title={words.days} loaded={days} render={(found) => <Days calendar={activityCalendar(found, today)} today={today} />} />
      <Part title={words.attempts} loaded={attempts} render={(found) => <Attempts attempts={found} now={now} />} />
    </div>
  )
}

interface PartProps<T> {
  readonly title: string
  readonly loaded: Loadable<T>
  render(value: T): ReactNode
}

const Part = <T,>({ title, loaded, render }: PartProps<T>) => (
  <Panel className={styles['part']} aria-busy={loaded.status === 'waiting'}>
    <h3 className={styles['title']}>{title}</h3>
    {loaded.status === 'waiting' && <Skeleton height={140} radius="card" />}
    {loaded.status === 'failed' && (
      <div role="alert" className={styles['failed']}>
        <p>{words.failed(title)}</p>
        <RetryButton retry={loaded.retry} tone="soft" size="small" />
      </div>
    )}
    {loaded.status === 'ready' && render(loaded.value)}
  </Panel>
)

const Seas = ({ zones }: { readonly zones: readonly SeaZone[] }) => {
  if (zones.length === 0) return <p className={styles['none']}>{words.noSeas}</p>
  return (
    <>
      <ul className={styles['seas']}>
        {zones.map(({ name, problemCount, solvedCount }) => {
          const [solved, count] = [formatNumber(solvedCount ?? 0), formatNumber(problemCount)]
          return (
            <li key={name}>
              <p className={styles['sea']}>
                <span>{name}</span>
                <span>{words.ofCount(solved, count)}</span>
              </p>
              <ProgressBar
                label={name}
                ratio={problemCount === 0 ? 0 : Math.min(1, (solvedCount ?? 0) / problemCount)}
                valueText={words.seaText(solved, count)}
              />
            </li>
          )
        })}
      </ul>
      <SiteLink href={`${paths.problemTypes}?page=1`} className={styles['more']}>
        {words.map}
      </SiteLink>
    </>
  )
}

interface DaysProps {
  readonly calendar: ActivityCalendar
  readonly today: string
}

/** Shows the days as squares, and tells them as sentences. */
const Days = ({ calendar: { weeks, activeCount }, today }: DaysProps) => {
  const active = weeks.flat().filter(({ count }) => count > 0)
  return (
    <>
      <div className={styles['weeks']} aria-hidden="true">
        {weeks.map((week) => (
          <span key={week[0]?.date} className={styles['week']}>
            {week.map(({ date, level }) => (
              <span key={date} className={styles['day']} data-level={level} />
            ))}
          </span>
        ))}
      </div>
      <p className={styles['sum']}>{activeCount === 0 ? words.noDays : words.daysText(formatNumber(activeCount))}</p>
      {active.length > 0 && (
        <VisuallyHidden>
          {words.lastDays(
            active
              .slice(-maxDays)
              .toReversed()
              .map(({ date, count }) => words.day(longDateText(date, today), formatNumber(count)))
              .join(', '),
          )}
        </VisuallyHidden>
      )}
    </>
  )
}

interface AttemptsProps {
  readonly attempts: readonly RecentAttempt[]
  readonly now: Date
}

const Attempts = ({ attempts, now }: AttemptsProps) => {
  const { clock } = useApplication()
  const rowsShown = useRowsShown()
  if (attempts.length === 0) return <p className={styles['none']}>{words.noAttempts}</p>
  return (
    <ShowMoreList
      items={attempts.slice(0, attemptsKnown)}
      step={rowsShown}
      className={styles['attempts']}
      keyOf={({ submissionId }) => submissionId}
      renderItem={({ problemId, title, state, createdDate }) => (
        <div className={styles['attempt']}>
          <SiteLink href={problemHref({ problemId })} className={styles['name']}>
            {displayTitle(title)}
          </SiteLink>
          <Badge tone={state === 'ACCEPTED' ? 'success' : state === 'JUDGING' || state === 'JUDGE_ERROR' ? 'neutral' : 'warning'}>
            {attemptWords[state]}
          </Badge>
          {createdDate !== null && (
            <time dateTime={createdDate} className={styles['time']}>
              {relativeTime(createdDate, now, clock.timeZone())}
            </time>
          )}
        </div>
      )}
    />
  )
}
