import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { seoulDate } from '../../domain/calendar/seoul.ts'
import { dateText, timeText } from '../../domain/calendar/text.ts'
import { type ClassLinkOptions, courseClassLink } from '../../domain/course-class/courseClass.ts'
import type { Id } from '../../domain/id.ts'
import { comingDates, type ComingDates, type OwnDate, untilNextTurn } from '../../domain/registration.ts'
import { titled } from '../copy.ts'
import { useApplication } from '../kit/application.ts'
import { SiteLink } from '../kit/links.tsx'
import { useNow } from '../kit/time.ts'
import { useFeature } from '../kit/useFeature.ts'
import { useSite } from '../site/useSite.ts'
import styles from './ComingClasses.module.css'

/** The words of the viewer's class of this moment and the next one. */
const comingWords = {
  running: '지금 수업 중',
  next: (when: string) => `다음 수업 ${when}`,
  later: (days: number) => `외 ${days}일`,
} as const

interface ComingClassesProps {
  readonly viewerId: Id
  readonly linking: ClassLinkOptions
  /** What is said while nothing is known to come. */
  readonly children: ReactNode
}

/** The viewer's class of this moment and the next one, on one line in the place of another: nothing moves when it comes. */
export const ComingClasses = ({ viewerId, linking, children }: ComingClassesProps) => {
  const { clock } = useApplication()
  const { running, next, later } = useComingDates(viewerId)
  if (!running && !next) return children
  const whenOf = ({ classDate: { date, startTime } }: OwnDate) => `${dateText(date, seoulDate(clock.now()))} ${timeText(startTime)}`
  return (
    <span className={styles['line']}>
      {running && <ClassLink date={running} when={comingWords.running} linking={linking} />}
      {next && <ClassLink date={next} when={comingWords.next(whenOf(next))} linking={linking} />}
      {later > 0 && <span className={styles['later']}>{comingWords.later(later)}</span>}
    </span>
  )
}

interface ClassLinkProps {
  readonly date: OwnDate
  readonly when: string
  readonly linking: ClassLinkOptions
}

const ClassLink = ({ date: { courseClass }, when, linking }: ClassLinkProps) => (
  <SiteLink {...courseClassLink(courseClass, linking)} className={styles['class']}>
    {`${when} · ${titled(courseClass.title)}`}
  </SiteLink>
)

/** While nothing is known to come. */
const aWhile = 60_000

const useComingDates = (targetUserId: Id): ComingDates => {
  const { loadComingDates } = useFeature('registration')
  const { site } = useSite()
  const { data } = useQuery({
    queryKey: ['registrationDates', 'next', site.channelDomain, targetUserId],
    queryFn: ({ signal }) => loadComingDates(targetUserId, signal),
  })
  const now = useNow(data, (at, dates = []) => untilNextTurn(comingDates(dates, at), at) ?? aWhile)
  return comingDates(data ?? [], now)
}
