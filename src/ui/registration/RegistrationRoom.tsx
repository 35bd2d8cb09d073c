import type { RegistrationWish } from '../../application/registration/RegistrationRepository.ts'
import { viewersClock } from '../../domain/calendar/wallClock.ts'
import type { ClassStanding } from '../../domain/course-class/ClassStanding.ts'
import type { ClassDate } from '../../domain/registration/ClassDate.ts'
import { registrability } from '../../domain/registration/registrability.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { useNowByMinute } from '../app/useNowByMinute.ts'
import { DateCalendar } from './DateCalendar.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { OwnDates } from './OwnDates.tsx'
import { ownTimeText } from './ownTimeText.ts'
import styles from './Registration.module.css'
import { RegistrationForm } from './RegistrationForm.tsx'
import { registrationWords as words } from './registrationWords.ts'
import { StrangerNote } from './StrangerNote.tsx'
import { useChoice } from './useChoice.ts'

interface RegistrationRoomProps {
  readonly wish: RegistrationWish
  readonly channelDomain: string | null
  readonly standing: ClassStanding | null
  readonly dates: readonly ClassDate[]
}

/** The calendar, what is chosen in it, and what has been registered already. */
export const RegistrationRoom = ({ wish, channelDomain, standing, dates }: RegistrationRoomProps) => {
  const { clock } = useApplication()
  // A class that begins can no longer be registered, and at midnight another day is today.
  const now = useNowByMinute()
  const isEnrolled = standing?.isEnrolled === true
  const sessionOf = (date: string) => dates.find((one) => one.date === date) ?? null
  const kindOf = (date: string) => {
    const session = sessionOf(date)
    return session === null ? 'closed' : registrability(session, now).kind
  }
  const choice = useChoice(kindOf)
  const own = dates.filter((one) => one.registrationDateId !== null)
  const hasOpen = dates.some(({ date }) => kindOf(date) === 'open')
  const stranger = standing?.isEnrolled === false ? standing : null
  return (
    <div className={styles['room']}>
      {isElsewhere(dates, now, clock.timeZone()) && <p className={styles['zone']}>{words.zone.note}</p>}
      {stranger && <StrangerNote standing={stranger} />}
      <div className={styles['columns']} data-wide={stranger !== null || undefined}>
        <DateCalendar
          {...{ wish, channelDomain, dates, sessionOf, isEnrolled, now }}
          chosen={isEnrolled ? choice.dates : []}
          onToggle={choice.toggle}
        />
        {isEnrolled && <RegistrationForm {...{ wish, choice, sessionOf, hasOpen }} />}
        {standing === null && <FormSkeleton />}
        {(isEnrolled || own.length > 0) && <OwnDates wish={wish} dates={own} now={now} />}
      </div>
    </div>
  )
}

/** Whether the viewer's clock shows another time than Seoul's, now or when the class meets. */
const isElsewhere = (dates: readonly ClassDate[], now: Date, timeZone: string) =>
  viewersClock(now, timeZone) !== null || dates.some((one) => ownTimeText(one, timeZone) !== null)
