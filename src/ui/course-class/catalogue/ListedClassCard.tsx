import { CalendarDays, Clock } from 'lucide'
import { timeSpanText, weekdaysText } from '../../../domain/calendar/text.ts'
import { seatsLeft, seatsState, type SeatsState, seatsText } from '../../../domain/course-class/classEnrolment.ts'
import { type ClassLinkOptions, courseClassLink, type ListedClass, opensChannelDomain } from '../../../domain/course-class/courseClass.ts'
import { type Timetable, timetableText } from '../../../domain/course-class/timetable.ts'
import { courseThumbnails } from '../../../domain/course/offer.ts'
import { channelRoleOf } from '../../../domain/roles.ts'
import { guest } from '../../../domain/viewer.ts'
import fallback from '../../art/thumbnail-default.svg?url&no-inline'
import { CardGrid } from '../../catalogue/Catalogue.tsx'
import { ChannelNameLine } from '../../channel/ChannelNameLine.tsx'
import { classFilterWords as words } from './classCatalogueWords.ts'
import { CapacityBadge } from '../CourseClassCard.tsx'
import { ChannelUsersBadge, TeacherLine } from '../../course/CourseCard.tsx'
import { useApplication } from '../../kit/application.ts'
import { Badge, type BadgeTone } from '../../kit/Badge.tsx'
import { CardNote, CardTitle, PictureCard } from '../../kit/Card.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Thumbnail } from '../../kit/Picture.tsx'
import { Price } from '../../kit/Price.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { useSite } from '../../site/useSite.ts'
import { useViewer } from '../../viewer/useViewer.ts'
import styles from './ListedClassCard.module.css'

/** Days above times: one below the other they fit a narrow card, too. */
const MeetingTimes = ({ timetable }: { readonly timetable: Timetable | null }) => {
  const days = timetable ? weekdaysText(timetable.weekdays) : ''
  return (
    <p className={styles['times']} title={timetable ? timetableText(timetable) : undefined}>
      <VisuallyHidden>{words.meets} </VisuallyHidden>
      <span className={styles['line']}>
        <Icon icon={CalendarDays} size={16} />
        <span className={styles['meetingTimesText']}>{days || words.byAgreement}</span>
      </span>{' '}
      {timetable && (
        <span className={styles['line']}>
          <Icon icon={Clock} size={16} />
          <span className={styles['meetingTimesText']}>{timeSpanText(timetable.startTime, timetable.endTime)}</span>
        </span>
      )}
    </p>
  )
}

/** Whether there is room; empty if unknown. The line keeps its height, so that the prices of a row align. */
const SeatsLine = ({ listed }: { readonly listed: ListedClass }) => (
  <p className={styles['seats']}>
    <SeatsBadge {...listed} />
  </p>
)

const SeatsBadge = ({ isClosed, schedule, enrolledCount }: ListedClass) => {
  if (isClosed) return <Badge tone={tones.none}>{words.closed}</Badge>
  const left = seatsLeft(schedule?.memberCount ?? null, enrolledCount)
  return left === null ? null : <Badge tone={tones[seatsState(left)]}>{seatsText(left)}</Badge>
}

const tones: Readonly<Record<SeatsState, BadgeTone>> = { none: 'neutral', few: 'warning', some: 'success' }

interface ListedClassCardProps extends ClassLinkOptions {
  readonly listed: ListedClass
}

/** A class's card with what decides among many: when it meets, and whether there is room (S-123, A-69). */
const ListedClassCard = ({ listed, opensChannelDomain: opensChannel, links }: ListedClassCardProps) => (
  <PictureCard
    picture={
      <Thumbnail candidates={courseThumbnails(listed, fallback)} logo={listed.channelProfile?.channelLogoUrl}>
        <CapacityBadge memberCount={listed.schedule?.memberCount ?? null} />
        {listed.isOnlyForChannelUser && <ChannelUsersBadge />}
      </Thumbnail>
    }
    foot={
      <>
        <Price cost={listed.cost} paymentType={listed.paymentType} />
        <SeatsLine listed={listed} />
      </>
    }
  >
    <ChannelNameLine channel={listed.channelProfile} />
    <div className={styles['text']}>
      <CardTitle text={listed.title} {...courseClassLink(listed, { opensChannelDomain: opensChannel, links })} />
      <CardNote text={listed.comment} />
    </div>
    <MeetingTimes timetable={listed.timetable} />
    <TeacherLine teacher={listed.teacher} />
  </PictureCard>
)

const foot = (
  <>
    <Skeleton width="35%" height={24} />
    <Skeleton width="35%" height={24} />
  </>
)

const picture = (
  <Thumbnail candidates={[]}>
    <Skeleton width={72} height={24} />
  </Thumbnail>
)

/** As tall as the card, by the same rules. */
export const ListedClassCardSkeleton = () => (
  <PictureCard aria-hidden picture={picture} foot={foot}>
    <Skeleton width="55%" height={20} />
    <div className={styles['text']}>
      <Skeleton height={18} />
      <Skeleton width="70%" height={18} />
    </div>
    <div className={styles['times']}>
      <Skeleton width="30%" height={16} />
      <Skeleton width="45%" height={16} />
    </div>
    <Skeleton width="45%" height={20} />
  </PictureCard>
)

export const ClassGrid = ({ items }: { readonly items: readonly ListedClass[] }) => {
  const { links } = useApplication().settings
  const { channel } = useSite()
  const opens = opensChannelDomain(channelRoleOf(channel, useViewer() ?? guest))
  return (
    <CardGrid
      items={items}
      keyOf={({ courseClassId }) => courseClassId}
      renderItem={(listed) => <ListedClassCard listed={listed} opensChannelDomain={opens} links={links} />}
    />
  )
}
