import { CalendarDays } from 'lucide'
import { dateText, monthDayText } from '../../../domain/calendar/dateText.ts'
import { timeSpanText } from '../../../domain/calendar/timeText.ts'
import { type Weekday, weekdays as week } from '../../../domain/calendar/Weekday.ts'
import { weekdayLabel } from '../../../domain/calendar/weekdayLabel.ts'
import { weekdaysText } from '../../../domain/calendar/weekdaysText.ts'
import type { ClassSchedule, ScheduleRepeat } from '../../../domain/course-class/ClassSchedule.ts'
import { Icon } from '../../parts/Icon.tsx'
import { classPageWords } from './classPageWords.ts'
import styles from './ScheduleRow.module.css'

const words = classPageWords.times

interface ScheduleRowProps {
  readonly schedule: ClassSchedule
  readonly repeats: readonly ScheduleRepeat[]
  readonly today: string
}

/** On which days, at what time, how often and for how long. */
export const ScheduleRow = ({ schedule, repeats, today }: ScheduleRowProps) => {
  const { repeatType, weekdays, startTime, endTime, fromDate, untilDate } = schedule
  const repeat = repeats.find((one) => one.repeatType === repeatType)?.name || words.repeats[repeatType]
  const isOnce = repeatType === 'ONCE'
  const days = isOnce ? dateText(fromDate, today) : weekdaysText(weekdays)
  return (
    <div className={styles['row']}>
      {isOnce ? <Icon of={CalendarDays} size={24} className={styles['sign']} /> : <Week days={weekdays} />}
      <div className={styles['text']}>
        <p className={styles['when']}>
          <span className={styles['repeat']}>{repeat}</span> {days} {timeSpanText(startTime, endTime)}
        </p>
        {!isOnce && <p className={styles['span']}>{spanText(fromDate, untilDate, today)}</p>}
      </div>
    </div>
  )
}

/** The days stand in words beside it. */
const Week = ({ days }: { readonly days: readonly Weekday[] }) => (
  <div className={styles['week']} aria-hidden="true">
    {week.map((day) => (
      <span key={day} className={styles['day']} data-meets={days.includes(day) || undefined}>
        {weekdayLabel(day)}
      </span>
    ))}
  </div>
)

const spanText = (from: string, until: string | null, today: string) => {
  const begins = monthDayText(from, today)
  return until === null ? words.from(begins) : words.span(begins, monthDayText(until, today))
}
