import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dateText } from '../../domain/calendar/dateText.ts'
import { seoulDate } from '../../domain/calendar/seoul.ts'
import { timeText } from '../../domain/calendar/timeText.ts'
import { classHref } from '../../domain/course-class/classHref.ts'
import type { Id } from '../../domain/Id.ts'
import { nextOwnDate, type OwnDate } from '../../domain/registration/nextOwnDate.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { SiteLink } from '../app/SiteLink.tsx'
import { useClasses } from '../app/useClasses.ts'
import { useSite } from '../app/useSite.ts'
import styles from './NextClass.module.css'

/** A learner takes a handful of classes at a time. */
const most = 5

interface NextClassProps {
  readonly viewerId: Id
  /** What is said while nothing is known to come. */
  readonly children: ReactNode
}

/** When the viewer's next class is, in the place of another line: nothing moves when it comes. */
export const NextClass = ({ viewerId, children }: NextClassProps) => {
  const { clock } = useApplication()
  const next = useNextClass(viewerId)
  if (!next) return children
  const { courseClass, classDate } = next
  const when = `${dateText(classDate.date, seoulDate(clock.now()))} ${timeText(classDate.startTime)}`
  return (
    <SiteLink href={classHref(courseClass)} className={styles['next']}>
      {`다음 수업 ${when} · ${courseClass.title}`}
    </SiteLink>
  )
}

const useNextClass = (targetUserId: Id) => {
  const { catalogue, registrations } = useClasses()
  const { clock } = useApplication()
  const { site } = useSite()
  const { data } = useQuery({
    queryKey: ['registrationDates', 'next', site.channelDomain, targetUserId],
    queryFn: async ({ signal }) => {
      const taken = (await catalogue.enrolled(signal)).slice(0, most)
      const datesOf = (courseClass: (typeof taken)[number]) =>
        registrations
          .dates({ courseClassId: courseClass.courseClassId, targetUserId }, signal)
          .then((dates): readonly OwnDate[] => dates.map((classDate) => ({ courseClass, classDate })))
      return (await Promise.all(taken.map(datesOf))).flat()
    },
  })
  return data ? nextOwnDate(data, clock.now()) : null
}
