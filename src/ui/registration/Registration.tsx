import type { ReactNode } from 'react'
import type { RegistrationTarget } from '../../application/registration.ts'
import { monthGrid, monthOf } from '../../domain/calendar/month.ts'
import { seoulDate, viewerLocalTime } from '../../domain/calendar/seoul.ts'
import type { ClassStanding } from '../../domain/course-class/classEnrolment.ts'
import type { CourseClass } from '../../domain/course-class/courseClass.ts'
import type { Id } from '../../domain/id.ts'
import { type ClassDate, registrationState } from '../../domain/registration.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { RetryButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import type { Loadable } from '../kit/loaded.ts'
import { SectionMessage } from '../kit/Message.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useNowByMinute } from '../kit/time.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { OfferSection } from '../offer/OfferSection.tsx'
import { viewerTimeText } from './calendarDay.ts'
import calendar from './DateCalendar.module.css'
import { DateCalendar, WeekdayRow } from './DateCalendar.tsx'
import { OwnDates } from './OwnDates.tsx'
import registrationFormStyles from './RegistrationForm.module.css'
import { RegistrationForm, useDateSelection } from './RegistrationForm.tsx'
import { useOpenDates, useRegistrationDates } from './registrationQueries.ts'
import { registrationWords as words } from './registrationWords.ts'
import { ForGuests } from '../viewer/ForGuests.tsx'
import { LoginLink } from '../viewer/LoginLink.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import styles from './Registration.module.css'

/** The placeholder of the form beside the calendar. */
const FormSkeleton = () => (
  <div aria-hidden="true" className={registrationFormStyles['form']}>
    <Skeleton width="40%" height={22} />
    <Skeleton height={120} radius="card" />
    <Skeleton height={44} radius="control" />
  </div>
)

/** Tells viewers who are not enrolled why they cannot choose a date. */
const NotEnrolledNote = ({ standing }: { readonly standing: ClassStanding }) => (
  <p className={styles['reason']}>{standing.isTeacher ? words.teacher : words.needsEnrolment}</p>
)

interface CalendarSkeletonProps {
  /** Viewers who are not enrolled get the calendar without the form. */
  readonly standing: ClassStanding | null
}

/** Renders the same grid while its dates are loading. */
const CalendarSkeleton = ({ standing }: CalendarSkeletonProps) => {
  const notEnrolled = standing?.isEnrolled === false ? standing : null
  const { clock } = useApplication()
  const weeks = monthGrid(monthOf(seoulDate(clock.now())))
  return (
    <div className={styles['room']}>
      <p role="status">
        <VisuallyHidden>{words.waiting}</VisuallyHidden>
      </p>
      {notEnrolled && <NotEnrolledNote standing={notEnrolled} />}
      <div aria-hidden="true" className={styles['columns']} data-wide={notEnrolled !== null || undefined}>
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
        {!notEnrolled && (
          <>
            <FormSkeleton />
            <Skeleton height={160} radius="card" />
          </>
        )}
      </div>
    </div>
  )
}

interface RegistrationContentProps {
  readonly target: RegistrationTarget
  readonly channelDomain: string | null
  readonly standing: ClassStanding | null
  readonly dates: readonly ClassDate[]
}

/** Renders the calendar with the chosen and the registered dates. */
const RegistrationContent = ({ target, channelDomain, standing, dates }: RegistrationContentProps) => {
  const { clock } = useApplication()
  // Updates by the minute: a class that begins can no longer be registered for, and at midnight the day changes.
  const now = useNowByMinute()
  const isEnrolled = standing?.isEnrolled === true
  const classDateOf = (date: string) => dates.find((one) => one.date === date) ?? null
  const kindOf = (date: string) => {
    const session = classDateOf(date)
    return session === null ? 'closed' : registrationState(session, now).kind
  }
  const choice = useDateSelection(target, kindOf)
  const own = dates.filter((one) => one.registrationDateId !== null)
  const hasOpen = dates.some(({ date }) => kindOf(date) === 'open')
  const notEnrolled = standing?.isEnrolled === false ? standing : null
  return (
    <div className={styles['room']}>
      {isInOtherTimeZone(dates, now, clock.timeZone()) && <p className={styles['zone']}>{words.zone.note}</p>}
      {notEnrolled && <NotEnrolledNote standing={notEnrolled} />}
      <div className={styles['columns']} data-wide={notEnrolled !== null || undefined}>
        <DateCalendar
          {...{ channelDomain, dates, classDateOf, now }}
          targetUserId={target.targetUserId}
          lockReason={isEnrolled ? null : words.needsEnrolment}
          chosen={isEnrolled ? choice.dates : []}
          onToggle={choice.toggle}
        />
        {isEnrolled && <RegistrationForm {...{ target, selection: choice, classDateOf, hasOpen }} />}
        {standing === null && <FormSkeleton />}
        {(isEnrolled || own.length > 0) && <OwnDates target={target} dates={own} now={now} />}
      </div>
    </div>
  )
}

/** Tells whether the viewer's clock differs from Seoul's, now or when the class meets. */
const isInOtherTimeZone = (dates: readonly ClassDate[], now: Date, timeZone: string) =>
  viewerLocalTime(now, timeZone) !== null || dates.some((one) => viewerTimeText(one, timeZone) !== null)

interface RegistrationLoaderProps {
  readonly target: RegistrationTarget
  /** The domain of the channel that offers the class. */
  readonly channelDomain: string | null
  readonly standing: ClassStanding | null
}

const RegistrationLoader = (props: RegistrationLoaderProps) => (
  <LoadedDates dates={useRegistrationDates(props.target)} standing={props.standing}>
    {(dates) => <RegistrationContent {...props} dates={dates} />}
  </LoadedDates>
)

/** Renders the dates for a guest, who is asked to sign in instead of choosing a date. */
const GuestRegistration = ({ courseClassId, channelDomain }: { readonly courseClassId: Id; readonly channelDomain: string | null }) => (
  <LoadedDates dates={useOpenDates(courseClassId)} standing={null}>
    {(dates) => <GuestContent dates={dates} channelDomain={channelDomain} />}
  </LoadedDates>
)

const GuestContent = ({ dates, channelDomain }: Pick<RegistrationContentProps, 'dates' | 'channelDomain'>) => {
  const { clock } = useApplication()
  const now = useNowByMinute()
  return (
    <div className={styles['room']}>
      {isInOtherTimeZone(dates, now, clock.timeZone()) && <p className={styles['zone']}>{words.zone.note}</p>}
      <div className={styles['columns']}>
        <DateCalendar
          {...{ channelDomain, dates, now }}
          targetUserId={null}
          classDateOf={(date) => dates.find((one) => one.date === date) ?? null}
          lockReason={words.guest.title}
          chosen={[]}
          onToggle={() => {}}
        />
        <div className={registrationFormStyles['form']}>
          <ForGuests>
            <h3 className={registrationFormStyles['title']}>{words.guest.title}</h3>
            <p className={registrationFormStyles['none']}>{words.guest.note}</p>
            <LoginLink words={words.guest} wide />
          </ForGuests>
        </div>
      </div>
    </div>
  )
}

interface LoadedDatesProps {
  readonly dates: Loadable<readonly ClassDate[]>
  readonly standing: ClassStanding | null
  children(dates: readonly ClassDate[]): ReactNode
}

/** Loads the dates. They can fail while the rest of the page is shown. */
const LoadedDates = ({ dates, standing, children }: LoadedDatesProps) => {
  switch (dates.status) {
    case 'waiting':
      return <CalendarSkeleton standing={standing} />
    case 'failed':
      return (
        <SectionMessage isAlert text={words.failed}>
          <RetryButton tone="soft" retry={dates.retry} />
        </SectionMessage>
      )
    case 'ready':
      return dates.value.length === 0 ? (
        <SectionMessage creature="SEAHORSE" text={words.none} note={words.noneNote} />
      ) : (
        children(dates.value)
      )
  }
}

interface RegistrationProps {
  readonly courseClass: Pick<CourseClass, 'courseClassId' | 'channelProfile'>
  /** Null while the viewer's standing is unknown. */
  readonly standing: ClassStanding | null
}

/** Renders the dates of a class: all dates, the registered ones, and those to choose. */
export const Registration = ({ courseClass, standing }: RegistrationProps) => {
  const viewer = useViewer()
  const userId = viewer && isSignedIn(viewer) ? viewer.userId : null
  const channelDomain = courseClass.channelProfile?.channelDomain ?? null
  return (
    <OfferSection name="dates" title={words.title}>
      {viewer === null && <CalendarSkeleton standing={null} />}
      {viewer !== null && userId === null && <GuestRegistration courseClassId={courseClass.courseClassId} channelDomain={channelDomain} />}
      {userId !== null && (
        <RegistrationLoader
          key={userId}
          target={{ courseClassId: courseClass.courseClassId, targetUserId: userId }}
          channelDomain={channelDomain}
          standing={standing}
        />
      )}
    </OfferSection>
  )
}
