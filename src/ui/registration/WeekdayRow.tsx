import { weekdayLabel } from '../../domain/calendar/weekdayLabel.ts'
import { weekdayName } from '../../domain/calendar/weekdayName.ts'
import { weekdays } from '../../domain/calendar/Weekday.ts'
import styles from './MonthTable.module.css'

export const WeekdayRow = () => (
  <thead>
    <tr>
      {weekdays.map((weekday) => (
        <th key={weekday} scope="col" abbr={weekdayName(weekday)} className={styles['weekday']} data-weekday={weekday}>
          {weekdayLabel(weekday)}
        </th>
      ))}
    </tr>
  </thead>
)
