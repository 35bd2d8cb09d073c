import { addDays } from '../../../domain/calendar/addDays.ts'
import { dateText } from '../../../domain/calendar/dateText.ts'
import { seoulDate } from '../../../domain/calendar/seoul.ts'
import type { ClassSchedule } from '../../../domain/course-class/ClassSchedule.ts'
import { isOver, nextOccurrence, type Occurrence } from '../../../domain/course-class/occurrences.ts'
import { useApplication } from '../../app/ApplicationContext.ts'
import { OfferSection } from '../../offer/OfferSection.tsx'
import { PartMessage } from '../../parts/PartMessage.tsx'
import { RetryButton } from '../../parts/RetryButton.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { classPageWords } from './classPageWords.ts'
import styles from './ClassTimes.module.css'
import { NextClass } from './NextClass.tsx'
import { ScheduleRow } from './ScheduleRow.tsx'
import type { Timetables } from './useTimetable.ts'

const words = classPageWords.times
/** How far ahead a day off is worth a word. */
const lookAhead = 60

/** When it meets, in Korea. It can fail while the rest of the page stands. */
export const ClassTimes = ({ schedules, repeats }: Timetables) => (
  <OfferSection name="times" title={classPageWords.sections.times}>
    {schedules.status === 'waiting' && <Waiting />}
    {schedules.status === 'failed' && (
      <PartMessage isAlert text={words.failed}>
        <RetryButton tone="soft" retry={schedules.retry} />
      </PartMessage>
    )}
    {schedules.status === 'ready' && <Times schedules={schedules.value} repeats={repeats} />}
  </OfferSection>
)

const Waiting = () => (
  <div className={styles['times']} aria-hidden="true">
    <Skeleton height={112} radius="card" />
    <Skeleton height={64} radius="card" />
  </div>
)

const Times = ({ schedules, repeats }: Pick<Timetables, 'repeats'> & { readonly schedules: readonly ClassSchedule[] }) => {
  const { clock } = useApplication()
  const now = clock.now()
  const today = seoulDate(now)
  if (schedules.length === 0) return <PartMessage creature="DOLPHIN" text={words.none} />
  const next = nextOccurrence(schedules, now)
  const shown = schedules.filter((one) => next === null || (!isOver([one], now) && !isSaid(one, next)))
  return (
    <div className={styles['times']}>
      {next === null ? <PartMessage creature="DOLPHIN" text={words.over} /> : <NextClass schedules={schedules} />}
      {shown.length > 0 && (
        <ul aria-label={words.weekly} className={styles['rows']}>
          {shown.map((schedule) => (
            <li key={schedule.scheduleId}>
              <ScheduleRow {...{ schedule, repeats, today }} />
            </li>
          ))}
        </ul>
      )}
      <DaysOff schedules={shown} today={today} />
    </div>
  )
}

/** What meets only once has been said as the next class. */
const isSaid = ({ repeatType, scheduleId }: ClassSchedule, next: Occurrence) => repeatType === 'ONCE' && scheduleId === next.scheduleId

/** Days off are announced, so that nobody comes for nothing. */
const DaysOff = ({ schedules, today }: { readonly schedules: readonly ClassSchedule[]; readonly today: string }) => {
  const last = addDays(today, lookAhead)
  const dates = [...new Set(schedules.flatMap(({ skippedDates }) => skippedDates))]
    .filter((date) => date >= today && date <= last)
    .toSorted()
  return dates.length === 0 ? null : (
    <ul className={styles['daysOff']}>
      {dates.map((date) => (
        <li key={date}>{words.dayOff(dateText(date, today))}</li>
      ))}
    </ul>
  )
}
