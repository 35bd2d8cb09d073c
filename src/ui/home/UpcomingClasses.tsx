import type { ReactNode } from 'react'
import { seoulDate } from '../../domain/calendar/seoul.ts'
import { dateText, timeText } from '../../domain/calendar/text.ts'
import { type ClassLinkOptions, courseClassLink } from '../../domain/course-class/courseClass.ts'
import type { Id } from '../../domain/id.ts'
import { type EnrolledClassDate, msUntilNextChange, upcomingDates, type UpcomingDates } from '../../domain/registration.ts'
import { displayTitle } from '../copy.ts'
import { useApplication } from '../kit/application.ts'
import { SiteLink } from '../kit/links.tsx'
import { useNow } from '../kit/time.ts'
import { useFeature } from '../kit/useFeature.ts'
import styles from './UpcomingClasses.module.css'
import { useSiteQuery } from '../viewer/viewerQuery.ts'

/** The texts of the viewer's running and next class. */
const upcomingClassWords = {
  running: '지금 수업 중',
  next: (when: string) => `다음 수업 ${when}`,
  later: (days: number) => `외 ${days}일`,
} as const

interface UpcomingClassesProps {
  readonly viewerId: Id
  readonly linkOptions: ClassLinkOptions
  /** Rendered while no class is coming up. */
  readonly children: ReactNode
}

/** Renders the viewer's running and next class on a line. It replaces another line, so that nothing moves when it loads. */
export const UpcomingClasses = ({ viewerId, linkOptions, children }: UpcomingClassesProps) => {
  const { clock } = useApplication()
  const { running, next, laterCount } = useUpcomingDates(viewerId)
  if (!running && !next) return children
  const whenOf = ({ classDate: { date, startTime } }: EnrolledClassDate) =>
    `${dateText(date, seoulDate(clock.now()))} ${timeText(startTime)}`
  return (
    <span className={styles['line']}>
      {running && <ClassLink date={running} when={upcomingClassWords.running} linking={linkOptions} />}
      {next && <ClassLink date={next} when={upcomingClassWords.next(whenOf(next))} linking={linkOptions} />}
      {laterCount > 0 && <span className={styles['later']}>{upcomingClassWords.later(laterCount)}</span>}
    </span>
  )
}

interface ClassLinkProps {
  readonly date: EnrolledClassDate
  readonly when: string
  readonly linking: ClassLinkOptions
}

const ClassLink = ({ date: { courseClass }, when, linking }: ClassLinkProps) => (
  <SiteLink {...courseClassLink(courseClass, linking)} className={styles['class']}>
    {`${when} · ${displayTitle(courseClass.title)}`}
  </SiteLink>
)

/** The pause until the next look while no class is coming up, in ms. */
const idlePauseMs = 60_000

const useUpcomingDates = (targetUserId: Id): UpcomingDates => {
  const { loadEnrolledClassDates: loadComingDates } = useFeature('registration')
  const { data } = useSiteQuery({
    name: 'registrationDates',
    of: ['next', targetUserId],
    read: (signal) => loadComingDates(targetUserId, signal),
  })
  const now = useNow(data, (at, dates = []) => msUntilNextChange(upcomingDates(dates, at), at) ?? idlePauseMs)
  return upcomingDates(data ?? [], now)
}
