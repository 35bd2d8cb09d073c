import { CalendarDays, Clock } from 'lucide'
import { timeSpanText } from '../../../domain/calendar/timeText.ts'
import { weekdaysText } from '../../../domain/calendar/weekdaysText.ts'
import { type Timetable, timetableText } from '../../../domain/course-class/timetable.ts'
import { Icon } from '../../parts/Icon.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { classWords as words } from './classCatalogueWords.ts'
import styles from './MeetingTimes.module.css'

/** Days above times: one below the other they fit a narrow card, too. */
export const MeetingTimes = ({ timetable }: { readonly timetable: Timetable | null }) => {
  const days = timetable ? weekdaysText(timetable.weekdays) : ''
  return (
    <p className={styles['times']} title={timetable ? timetableText(timetable) : undefined}>
      <VisuallyHidden>{words.meets} </VisuallyHidden>
      <span className={styles['line']}>
        <Icon of={CalendarDays} size={16} />
        <span className={styles['text']}>{days || words.byAgreement}</span>
      </span>{' '}
      {timetable && (
        <span className={styles['line']}>
          <Icon of={Clock} size={16} />
          <span className={styles['text']}>{timeSpanText(timetable.startTime, timetable.endTime)}</span>
        </span>
      )}
    </p>
  )
}
