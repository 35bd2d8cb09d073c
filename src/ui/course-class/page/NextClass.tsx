import { dateText } from '../../../domain/calendar/dateText.ts'
import { addDays } from '../../../domain/calendar/addDays.ts'
import { seoul, seoulDate } from '../../../domain/calendar/seoul.ts'
import { timeSpanText, timeText } from '../../../domain/calendar/timeText.ts'
import { viewersClock, wallClock } from '../../../domain/calendar/wallClock.ts'
import { weekdayName } from '../../../domain/calendar/weekdayName.ts'
import { weekdayOf } from '../../../domain/calendar/weekdayOf.ts'
import type { ClassSchedule } from '../../../domain/course-class/ClassSchedule.ts'
import { type Countdown, countdown, countdownText } from '../../../domain/course-class/countdown.ts'
import { nextOccurrence, type Occurrence, occurrences } from '../../../domain/course-class/occurrences.ts'
import { useApplication } from '../../app/ApplicationContext.ts'
import { useReducedMotion } from '../../parts/motion/reducedMotion.ts'
import { unbroken } from '../../parts/unbroken.ts'
import { classPageWords } from './classPageWords.ts'
import styles from './NextClass.module.css'
import { pauseUntilChange } from './pauseUntilChange.ts'
import { useNow } from '../../app/useNow.ts'

const words = classPageWords.times
const daysAhead = 60
const laterShown = 3

/** When it meets next and how long until then: within the hour a clock that ticks, which nobody has read out to them. */
export const NextClass = ({ schedules }: { readonly schedules: readonly ClassSchedule[] }) => {
  const isCalm = useReducedMotion()
  const now = useNow(schedules, (at, times) => pauseUntilChange(nextOccurrence(times, at), at, isCalm))
  const next = nextOccurrence(schedules, now)
  if (next === null) return <p className={styles['over']}>{words.over}</p>
  const count = countdown(next, now)
  const today = seoulDate(now)
  return (
    <div className={styles['next']} data-kind={count.kind}>
      <Leaf date={next.date} />
      <div className={styles['text']}>
        <p className={styles['label']}>{count.kind === 'running' ? words.running : words.next}</p>
        <p className={styles['when']}>{`${unbroken(dateText(next.date, today))} ${unbroken(timesOf(next))}`}</p>
        <ElsewhereNote next={next} today={today} />
        <Later schedules={schedules} next={next} today={today} />
      </div>
      {count.kind !== 'running' && <Left count={count} isCalm={isCalm} />}
    </div>
  )
}

const timesOf = ({ startsAt, endsAt }: Occurrence) => timeSpanText(wallClock(startsAt, seoul).time, wallClock(endsAt, seoul).time)

/** The date as a leaf of a calendar; it is said in words beside it. */
const Leaf = ({ date }: { readonly date: string }) => (
  <div className={styles['leaf']} aria-hidden="true">
    <span className={styles['month']}>{Number(date.slice(5, 7))}월</span>
    <span className={styles['day']}>{Number(date.slice(8))}</span>
    <span className={styles['weekday']}>{weekdayName(weekdayOf(date))}</span>
  </div>
)

const Left = ({ count, isCalm }: { readonly count: Countdown; readonly isCalm: boolean }) => (
  <p role="timer" className={styles['left']}>
    {count.kind === 'near' && isCalm ? words.minutes(Math.ceil(count.seconds / 60)) : countdownText(count)}
  </p>
)

/** Only for those whose clocks show another time than Seoul's. */
const ElsewhereNote = ({ next, today }: { readonly next: Occurrence; readonly today: string }) => {
  const { clock } = useApplication()
  const here = viewersClock(next.startsAt, clock.timeZone())
  return (
    here && (
      <p className={styles['note']}>
        {words.seoul} {words.here(`${dateText(here.date, today)} ${timeText(here.time)}`)}
      </p>
    )
  )
}

const Later = ({
  schedules,
  next,
  today,
}: {
  readonly schedules: readonly ClassSchedule[]
  readonly next: Occurrence
  readonly today: string
}) => {
  // What is agreed on date by date stands below anyway.
  if (schedules.every(({ repeatType }) => repeatType === 'ONCE')) return null
  const later = occurrences(schedules, next.date, addDays(next.date, daysAhead))
    .filter(({ startsAt }) => startsAt > next.startsAt)
    .slice(0, laterShown)
  return later.length === 0 ? null : (
    <p className={styles['note']}>
      {words.later}: {later.map(({ date }) => unbroken(dateText(date, today))).join(', ')}
    </p>
  )
}
