import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dateText } from '../../domain/calendar/dateText.ts'
import { seoulDate } from '../../domain/calendar/seoul.ts'
import { timeText } from '../../domain/calendar/timeText.ts'
import { type ClassLinkOptions, courseClassLink } from '../../domain/course-class/courseClassLink.ts'
import type { Id } from '../../domain/Id.ts'
import { type ComingDates, comingDates, type OwnDate, untilNextTurn } from '../../domain/registration/comingDates.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { SiteLink } from '../app/SiteLink.tsx'
import { useClasses } from '../app/useClasses.ts'
import { useSite } from '../app/useSite.ts'
import { useNow } from '../app/useNow.ts'
import { titled } from '../titled.ts'
import styles from './ComingClasses.module.css'
import { comingWords as words } from './comingWords.ts'

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
      {running && <ClassLink date={running} when={words.running} linking={linking} />}
      {next && <ClassLink date={next} when={words.next(whenOf(next))} linking={linking} />}
      {later > 0 && <span className={styles['later']}>{words.later(later)}</span>}
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
  const { loadComingDates } = useClasses()
  const { site } = useSite()
  const { data } = useQuery({
    queryKey: ['registrationDates', 'next', site.channelDomain, targetUserId],
    queryFn: ({ signal }) => loadComingDates(targetUserId, signal),
  })
  const now = useNow(data, (at, dates = []) => untilNextTurn(comingDates(dates, at), at) ?? aWhile)
  return comingDates(data ?? [], now)
}
