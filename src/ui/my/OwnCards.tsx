import { CalendarDays, ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { offerPictures } from '../../application/cards.ts'
import { studentsHref, taughtClassView } from '../../application/teaching.ts'
import { classHref, type ListedClass } from '../../domain/course-class/courseClass.ts'
import { timetableText } from '../../domain/course-class/timetable.ts'
import type { TaughtClass } from '../../domain/course-class/teaching.ts'
import { continueHref, courseShare, type EnrolledCourse, isCourseFinished } from '../../domain/course/enrolledCourse.ts'
import type { Offer } from '../../domain/course/offer.ts'
import { formatNumber } from '../../domain/format.ts'
import fallback from '../art/thumbnail-default.svg?url&no-inline'
import { copy, displayTitle } from '../copy.ts'
import { Card, CardTitle } from '../kit/Card.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Thumbnail } from '../kit/Picture.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { myWords as words } from './myWords.ts'
import styles from './MyPage.module.css'

interface OwnCardProps {
  readonly offer: Offer
  readonly href: string
  /** Names the action of a press. */
  readonly action: string
  /** The meeting times of a class. */
  readonly times?: string | null
  /** The viewer's progress. */
  readonly progress?: ReactNode
}

/** Renders a card for something the viewer already takes: it links to the next step, instead of showing price and stars. */
const OwnCard = ({ offer, href, action, times = null, progress }: OwnCardProps) => (
  <Card>
    <div className={styles['card']}>
      <OwnPicture offer={offer} />
      <div className={styles['text']}>
        {offer.channelProfile?.channelName && <p className={styles['channel']}>{offer.channelProfile.channelName}</p>}
        <CardTitle text={offer.title} href={href} />
        {times && (
          <p className={styles['times']}>
            <Icon icon={CalendarDays} size={16} />
            {times}
          </p>
        )}
        {progress}
        <p className={styles['action']} aria-hidden="true">
          {action}
          <Icon icon={ChevronRight} size={18} />
        </p>
      </div>
    </div>
  </Card>
)

const OwnPicture = ({ offer }: Pick<OwnCardProps, 'offer'>) => {
  const { candidates, logo } = offerPictures(offer)
  return <Thumbnail candidates={[...candidates, fallback]} logo={logo} className={styles['picture']} />
}

/** Links to the next lesson, if it is known. */
export const OwnCourseCard = ({ course }: { readonly course: EnrolledCourse }) => (
  <OwnCard
    offer={course}
    href={continueHref(course)}
    action={isCourseFinished(course) ? copy.cards.revise : copy.cards.resume}
    progress={<CourseProgress course={course} />}
  />
)

const CourseProgress = ({ course }: { readonly course: EnrolledCourse }) => {
  const share = courseShare(course)
  if (share === null) return null
  const [done, total] = [formatNumber(share.done), formatNumber(share.total)]
  return (
    <div className={styles['progress']}>
      <ProgressBar
        ratio={share.percent / 100}
        label={copy.cards.progress(displayTitle(course.title))}
        valueText={copy.cards.progressText(done, total)}
      />
      <span aria-hidden="true">{copy.cards.lessons(done, total)}</span>
    </div>
  )
}

/** Renders a skeleton as tall as a card with two lines of facts. */
export const OwnCardSkeleton = () => (
  <Card aria-hidden="true">
    <div className={styles['card']}>
      <Thumbnail candidates={[]} className={styles['picture']} />
      <div className={styles['text']}>
        <p className={styles['channel']}>
          <Skeleton width="50%" height={14} />
        </p>
        <Skeleton width="80%" height={22} />
        <p className={styles['times']}>
          <Skeleton width="60%" height={14} />
        </p>
        <p className={styles['action']}>
          <Skeleton width="40%" height={14} />
        </p>
      </div>
    </div>
  </Card>
)

/** Renders a taught class: its next date and the progress of its students. */
export const TaughtClassCard = ({ taught, now }: { readonly taught: TaughtClass; readonly now: Date }) => {
  const { students, next } = taughtClassView(taught, now)
  return (
    <OwnCard
      offer={taught}
      href={studentsHref(taught)}
      action={students === null ? words.taught.open : words.taught.openWith(students)}
      times={next ?? (taught.timetable ? timetableText(taught.timetable) : null)}
    />
  )
}

export const OwnClassCard = ({ listed }: { readonly listed: ListedClass }) => (
  <OwnCard
    offer={listed}
    href={classHref(listed)}
    action={words.classes.open}
    times={listed.timetable ? timetableText(listed.timetable) : null}
  />
)
