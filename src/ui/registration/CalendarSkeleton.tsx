import { monthOf } from '../../domain/calendar/month.ts'
import { monthGrid } from '../../domain/calendar/monthGrid.ts'
import { seoulDate } from '../../domain/calendar/seoul.ts'
import type { ClassStanding } from '../../domain/course-class/ClassStanding.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { Skeleton } from '../parts/Skeleton.tsx'
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'
import styles from './CalendarSkeleton.module.css'
import calendar from './DateCalendar.module.css'
import { FormSkeleton } from './FormSkeleton.tsx'
import head from './MonthHead.module.css'
import table from './MonthTable.module.css'
import room from './Registration.module.css'
import { registrationWords as words } from './registrationWords.ts'
import { StrangerNote } from './StrangerNote.tsx'
import { WeekdayRow } from './WeekdayRow.tsx'

interface CalendarSkeletonProps {
  /** For those known not to take the class there is no form beside the calendar. */
  readonly standing: ClassStanding | null
}

/** The same grid while its dates are on their way. */
export const CalendarSkeleton = ({ standing }: CalendarSkeletonProps) => {
  const stranger = standing?.isEnrolled === false ? standing : null
  const { clock } = useApplication()
  const weeks = monthGrid(monthOf(seoulDate(clock.now())))
  return (
    <div className={room['room']}>
      <p role="status">
        <VisuallyHidden>{words.waiting}</VisuallyHidden>
      </p>
      {stranger && <StrangerNote standing={stranger} />}
      <div aria-hidden="true" className={room['columns']} data-wide={stranger !== null || undefined}>
        <div className={calendar['calendar']}>
          <div className={head['head']}>
            <div className={head['month']}>
              <Skeleton width="7em" height={26} />
            </div>
            <Skeleton width={160} height={44} radius="control" />
          </div>
          <table className={table['table']}>
            <WeekdayRow />
            <tbody>
              {weeks.map((week) => (
                <tr key={week[0]?.date}>
                  {week.map(({ date, isInMonth }) => (
                    <td key={date} className={styles['place']}>
                      {isInMonth && <Skeleton height="100%" radius="control" />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <Skeleton height={45} radius="control" className={styles['line']} />
        </div>
        {!stranger && (
          <>
            <FormSkeleton />
            <Skeleton height={160} radius="card" />
          </>
        )}
      </div>
    </div>
  )
}
