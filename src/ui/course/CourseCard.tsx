import { type Course, courseHref, courseLevelLabel, starCountFor } from '../../domain/course/course.ts'
import { courseThumbnails, type Teacher } from '../../domain/course/offer.ts'
import { safeImageUrl } from '../../domain/site/safeUrl.ts'
import fallback from '../art/avatar-default.svg?url&no-inline'
import thumbnailFallback from '../art/thumbnail-default.svg?url&no-inline'
import { ChannelNameLine } from '../channel/ChannelNameLine.tsx'
import { copy } from '../copy.ts'
import { Badge } from '../kit/Badge.tsx'
import { CardNote, CardTitle, PictureCard } from '../kit/Card.tsx'
import { NameLine, Thumbnail } from '../kit/Picture.tsx'
import { Price } from '../kit/Price.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Stars } from '../kit/Stars.tsx'
import styles from './CourseCard.module.css'

/** For offers that only students of the channel may take (S-122). */
export const ChannelUsersBadge = () => (
  <Badge tone="neutral" onPicture>
    {copy.cards.channelUsersOnly}
  </Badge>
)

export const TeacherLine = ({ teacher }: { readonly teacher: Teacher | null }) => (
  <NameLine
    pictures={[safeImageUrl(teacher?.profile), fallback]}
    shape="round"
    name={teacher?.nickname && copy.cards.teacher(teacher.nickname)}
  />
)

/** Title, comment, thumbnail, level, rating, cost, teacher and channel (S-119). */
export const CourseCard = ({ course }: { readonly course: Course }) => (
  <PictureCard
    picture={
      <Thumbnail candidates={courseThumbnails(course, thumbnailFallback)} logo={course.channelProfile?.channelLogoUrl}>
        {course.isOnlyForChannelUser && <ChannelUsersBadge />}
      </Thumbnail>
    }
    foot={
      <>
        <Price cost={course.cost} paymentType={course.paymentType} />
        <TeacherLine teacher={course.teacher} />
      </>
    }
  >
    <ChannelNameLine channel={course.channelProfile} />
    <div className={styles['text']}>
      <CardTitle text={course.title} href={courseHref(course)} />
      <CardNote text={course.comment} />
      <p className={styles['facts']}>
        {course.level && <span>{copy.cards.level(courseLevelLabel(course.level))}</span>}
        <Stars score={course.rating} count={starCountFor('COURSE')} label={copy.cards.rating} compact />
      </p>
    </div>
  </PictureCard>
)

const foot = (
  <>
    <Skeleton width="40%" height={24} />
    <Skeleton width="30%" height={20} />
  </>
)

/** As tall as the card, by the same rules. */
export const CourseCardSkeleton = () => (
  <PictureCard aria-hidden picture={<Thumbnail candidates={[]} />} foot={foot}>
    <Skeleton width="55%" height={20} />
    <div className={styles['text']}>
      <Skeleton height={18} />
      <Skeleton width="70%" height={18} />
      <div className={styles['facts']}>
        <Skeleton width="50%" height={14} />
      </div>
    </div>
  </PictureCard>
)
