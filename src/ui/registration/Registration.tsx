import type { RegistrationWish } from '../../application/registration.ts'
import { monthGrid, monthOf } from '../../domain/calendar/month.ts'
import { seoulDate, viewersClock } from '../../domain/calendar/seoul.ts'
import type { ClassStanding } from '../../domain/course-class/classEnrolment.ts'
import type { CourseClass } from '../../domain/course-class/courseClass.ts'
import { type ClassDate, registrability } from '../../domain/registration.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { RetryButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { PartMessage } from '../kit/Message.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useNowByMinute } from '../kit/time.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { OfferSection } from '../offer/OfferSection.tsx'
import calendar from './DateCalendar.module.css'
import { DateCalendar, WeekdayRow } from './DateCalendar.tsx'
import { ownTimeText } from './day.ts'
import { OwnDates } from './OwnDates.tsx'
import registrationFormStyles from './RegistrationForm.module.css'
import { RegistrationForm, useChoice } from './RegistrationForm.tsx'
import { useRegistrationDates } from './registrationQueries.ts'
import { registrationWords as words } from './registrationWords.ts'
import { EntryLink } from '../viewer/EntryLink.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import styles from './Registration.module.css'

/** Of what stands beside the calendar. */
const FormSkeleton = () => (
  <div aria-hidden="true" className={registrationFormStyles['form']}>
    <Skeleton width="40%" height={22} />
    <Skeleton height={120} radius="card" />
    <Skeleton height={44} radius="control" />
  </div>
)

/** Tells those who do not take the class why they cannot choose a date. */
const StrangerNote = ({ standing }: { readonly standing: ClassStanding }) => (
  <p className={styles['reason']}>{standing.isTeacher ? words.teacher : words.needsEnrolment}</p>
)

interface CalendarSkeletonProps {
  /** For those known not to take the class there is no form beside the calendar. */
  readonly standing: ClassStanding | null
}

/** The same grid while its dates are on their way. */
const CalendarSkeleton = ({ standing }: CalendarSkeletonProps) => {
  const stranger = standing?.isEnrolled === false ? standing : null
  const { clock } = useApplication()
  const weeks = monthGrid(monthOf(seoulDate(clock.now())))
  return (
    <div className={styles['room']}>
      <p role="status">
        <VisuallyHidden>{words.waiting}</VisuallyHidden>
      </p>
      {stranger && <StrangerNote standing={stranger} />}
      <div aria-hidden="true" className={styles['columns']} data-wide={stranger !== null || undefined}>
        <div className={calendar['calendar']}>
          <div className={calendar['head']}>
            <div className={calendar['month']}>
              <Skeleton width="7em" height={26} />
            </div>
            <Skeleton width={160} height={44} radius="control" />
          </div>
          <table className={calendar['table']}>
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

interface RegistrationRoomProps {
  readonly wish: RegistrationWish
  readonly channelDomain: string | null
  readonly standing: ClassStanding | null
  readonly dates: readonly ClassDate[]
}

/** The calendar, what is chosen in it, and what has been registered already. */
const RegistrationRoom = ({ wish, channelDomain, standing, dates }: RegistrationRoomProps) => {
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

interface RegistrationViewProps {
  readonly wish: RegistrationWish
  /** Of the channel that offers the class. */
  readonly channelDomain: string | null
  readonly standing: ClassStanding | null
}

/** The dates as far as they have come. They can fail while the rest of the page stands. */
const RegistrationView = (props: RegistrationViewProps) => {
  const dates = useRegistrationDates(props.wish)
  switch (dates.status) {
    case 'waiting':
      return <CalendarSkeleton standing={props.standing} />
    case 'failed':
      return (
        <PartMessage isAlert text={words.failed}>
          <RetryButton tone="soft" retry={dates.retry} />
        </PartMessage>
      )
    case 'ready':
      return dates.value.length === 0 ? (
        <PartMessage creature="SEAHORSE" text={words.none} note={words.noneNote} />
      ) : (
        <RegistrationRoom {...props} dates={dates.value} />
      )
  }
}

interface RegistrationProps {
  readonly courseClass: Pick<CourseClass, 'courseClassId' | 'channelProfile'>
  /** Null while nobody knows how the viewer stands to the class. */
  readonly standing: ClassStanding | null
}

/** The dates of a class: which there are, which the viewer has, and which they would like to have. */
export const Registration = ({ courseClass, standing }: RegistrationProps) => {
  const viewer = useViewer()
  const userId = viewer && isSignedIn(viewer) ? viewer.userId : null
  return (
    <OfferSection name="dates" title={words.title}>
      {viewer === null && <CalendarSkeleton standing={null} />}
      {viewer !== null && userId === null && <Guest />}
      {userId !== null && (
        <RegistrationView
          key={userId}
          wish={{ courseClassId: courseClass.courseClassId, targetUserId: userId }}
          channelDomain={courseClass.channelProfile?.channelDomain ?? null}
          standing={standing}
        />
      )}
    </OfferSection>
  )
}

const Guest = () => (
  <PartMessage creature="DOLPHIN" text={words.guest.title}>
    <EntryLink words={words.guest} />
  </PartMessage>
)
