import { CalendarDays, ChevronRight } from 'lucide'
import { offerPictures } from '../../application/cards.ts'
import { studentsHref, taughtClassView } from '../../application/teaching.ts'
import { classHref, type ListedClass } from '../../domain/course-class/courseClass.ts'
import { timetableText } from '../../domain/course-class/timetable.ts'
import type { TaughtClass } from '../../domain/course-class/teaching.ts'
import { continueHref, type EnrolledCourse } from '../../domain/course/enrolledCourse.ts'
import type { Offer } from '../../domain/course/offer.ts'
import fallback from '../art/thumbnail-default.svg?url&no-inline'
import { Card, CardTitle } from '../kit/Card.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Thumbnail } from '../kit/Picture.tsx'
import { myWords as words } from './myWords.ts'
import styles from './MyPage.module.css'

interface OwnCardProps {
  readonly offer: Offer
  readonly href: string
  /** What a press does. */
  readonly action: string
  /** When it meets. */
  readonly times?: string | null
}

/** Something that one takes already: where it goes on, instead of price and stars. */
const OwnCard = ({ offer, href, action, times = null }: OwnCardProps) => (
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

/** Leads to the lesson that comes next, where that is known. */
export const OwnCourseCard = ({ course }: { readonly course: EnrolledCourse }) => (
  <OwnCard offer={course} href={continueHref(course)} action={words.courses.open} />
)

/** When it meets next, and how its students do. */
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
