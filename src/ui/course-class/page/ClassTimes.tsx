import { CalendarDays } from 'lucide'
import { addDays, type Weekday, weekdays as week } from '../../../domain/calendar/date.ts'
import { seoulDate } from '../../../domain/calendar/seoul.ts'
import { dateText, monthDayText, timeSpanText, weekdayShortName, weekdaysText } from '../../../domain/calendar/text.ts'
import {
  type ClassSchedule,
  hasClassEnded,
  nextOccurrence,
  type Occurrence,
  type ScheduleRepeat,
} from '../../../domain/course-class/schedule.ts'
import { classPageWords } from './classWords.ts'
import { NextClass } from './NextClass.tsx'
import { useClassSchedules } from './useClass.ts'
import { RetryButton } from '../../kit/ActionButton.tsx'
import { useApplication } from '../../kit/application.ts'
import { LongList } from '../../kit/LongList.tsx'
import { Icon } from '../../kit/Icon.tsx'
import type { Loadable } from '../../kit/loaded.ts'
import { SectionMessage } from '../../kit/Message.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { useFeature } from '../../kit/useFeature.ts'
import { OfferSection } from '../../offer/OfferSection.tsx'
import styles from './ClassTimes.module.css'
import { useSiteQuery } from '../../viewer/viewerQuery.ts'

declare module '../../kit/query.ts' {
  interface QueryNames {
    readonly scheduleRepeats: true
  }
}

const words = classPageWords.times

interface ScheduleRowProps {
  readonly schedule: ClassSchedule
  readonly repeats: readonly ScheduleRepeat[]
  readonly today: string
}

/** Renders a row of the schedule: its days, time, rhythm and duration. */
const ScheduleRow = ({ schedule, repeats, today }: ScheduleRowProps) => {
  const { repeatType, weekdays, startTime, endTime, fromDate, untilDate } = schedule
  const repeat = repeats.find((one) => one.repeatType === repeatType)?.name || words.repeats[repeatType]
  const isOnce = repeatType === 'ONCE'
  const days = isOnce ? dateText(fromDate, today) : weekdaysText(weekdays)
  return (
    <div className={styles['row']}>
      {isOnce ? <Icon icon={CalendarDays} size={24} className={styles['sign']} /> : <WeekdayDots days={weekdays} />}
      <div className={styles['text']}>
        <p className={styles['when']}>
          <span className={styles['repeat']}>{repeat}</span> {days} {timeSpanText(startTime, endTime)}
        </p>
        {!isOnce && <p className={styles['span']}>{periodText(fromDate, untilDate, today)}</p>}
      </div>
    </div>
  )
}

/** Draws the days as decoration, because the text beside it names them. */
const WeekdayDots = ({ days }: { readonly days: readonly Weekday[] }) => (
  <div className={styles['week']} aria-hidden="true">
    {week.map((day) => (
      <span key={day} className={styles['day']} data-meets={days.includes(day) || undefined}>
        {weekdayShortName(day)}
      </span>
    ))}
  </div>
)

const periodText = (from: string, until: string | null, today: string) => {
  const begins = monthDayText(from, today)
  return until === null ? words.from(begins) : words.span(begins, monthDayText(until, today))
}

export interface ClassTimetable {
  readonly schedules: Loadable<readonly ClassSchedule[]>
  /** The names of the rhythms. Empty while loading and after a failure: the page works without them. */
  readonly repeats: readonly ScheduleRepeat[]
}

export const useTimetable = (courseClassId: string): ClassTimetable => {
  const { catalogue } = useFeature('courseClass')
  const { data: repeats = [] } = useSiteQuery({ name: 'scheduleRepeats', read: (signal) => catalogue.repeats(signal) })
  return { schedules: useClassSchedules(courseClassId), repeats }
}

/** The number of days ahead in which a day off is announced. */
const daysOffWindow = 60

/** Renders the meeting times of the class, in Korean time. They can fail to load while the rest of the page is shown. */
export const ClassTimes = ({ schedules, repeats }: ClassTimetable) => (
  <OfferSection name="times" title={classPageWords.sections.times}>
    {schedules.status === 'waiting' && <Waiting />}
    {schedules.status === 'failed' && (
      <SectionMessage isAlert text={words.failed}>
        <RetryButton tone="soft" retry={schedules.retry} />
      </SectionMessage>
    )}
    {schedules.status === 'ready' && <ScheduleList schedules={schedules.value} repeats={repeats} />}
  </OfferSection>
)

const Waiting = () => (
  <div className={styles['times']} aria-hidden="true">
    <Skeleton height={112} radius="card" />
    <Skeleton height={64} radius="card" />
  </div>
)

const ScheduleList = ({ schedules, repeats }: Pick<ClassTimetable, 'repeats'> & { readonly schedules: readonly ClassSchedule[] }) => {
  const { clock } = useApplication()
  const now = clock.now()
  const today = seoulDate(now)
  if (schedules.length === 0) return <SectionMessage creature="DOLPHIN" text={words.none} />
  const next = nextOccurrence(schedules, now)
  const shown = schedules.filter((one) => next === null || (!hasClassEnded([one], now) && !isShownAsNext(one, next)))
  return (
    <div className={styles['times']}>
      {next === null ? <SectionMessage creature="DOLPHIN" text={words.over} /> : <NextClass schedules={schedules} />}
      {shown.length > 0 && (
        <LongList aria-label={words.weekly} className={styles['rows']}>
          {shown.map((schedule) => (
            <li key={schedule.scheduleId}>
              <ScheduleRow {...{ schedule, repeats, today }} />
            </li>
          ))}
        </LongList>
      )}
      <DaysOff schedules={shown} today={today} />
    </div>
  )
}

/** Tells whether a schedule is already shown as the next class, because it meets only once. */
const isShownAsNext = ({ repeatType, scheduleId }: ClassSchedule, next: Occurrence) =>
  repeatType === 'ONCE' && scheduleId === next.scheduleId

/** Lists the days off among the coming dates. */
const DaysOff = ({ schedules, today }: { readonly schedules: readonly ClassSchedule[]; readonly today: string }) => {
  const last = addDays(today, daysOffWindow)
  const dates = [...new Set(schedules.flatMap(({ skippedDates }) => skippedDates))]
    .filter((date) => date >= today && date <= last)
    .toSorted()
  return dates.length === 0 ? null : (
    <LongList className={styles['daysOff']}>
      {dates.map((date) => (
        <li key={date}>{words.dayOff(dateText(date, today))}</li>
      ))}
    </LongList>
  )
}
