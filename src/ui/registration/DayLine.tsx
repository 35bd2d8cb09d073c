import { type Day, dayFacts } from './Day.ts'
import styles from './DayLine.module.css'
import { dayText } from './dayText.ts'
import { registrationWords as words } from './registrationWords.ts'

interface DayLineProps {
  readonly day: Day
  /** Why it could not be chosen; empty when nobody tried. */
  readonly refusal: string
  /** Whether the month has days with other classes. */
  readonly hasOthers: boolean
}

/** What a narrow cell has no room for: all about the day that was touched last. */
export const DayLine = ({ day, refusal, hasOthers }: DayLineProps) => (
  <>
    <div className={styles['line']}>
      {refusal === '' && (
        <p className={styles['day']}>
          <strong className={styles['name']}>{dayText(day.date)}</strong>
          {dayFacts(day).map((fact) => (
            <span key={fact} className={styles['fact']}>
              {fact}
            </span>
          ))}
        </p>
      )}
      <p role="status" className={styles['refusal']}>
        {refusal}
      </p>
    </div>
    {hasOthers && (
      <p className={styles['legend']}>
        <span aria-hidden="true" className={styles['dot']} />
        {words.calendar.legend}
      </p>
    )}
  </>
)
