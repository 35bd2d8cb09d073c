import { weekdayLabel } from '../../domain/calendar/weekdayLabel.ts'
import { weekdays } from '../../domain/calendar/weekdayOf.ts'
import styles from './MonthTable.module.css'

export const WeekdayRow = () => (
  <thead>
    <tr>
      {weekdays.map((weekday) => (
        <th key={weekday} scope="col" abbr={`${weekdayLabel(weekday)}요일`} className={styles['weekday']} data-weekday={weekday}>
          {weekdayLabel(weekday)}
        </th>
      ))}
    </tr>
  </thead>
)
