import {
  capacityBadge,
  type ClassLinkOptions,
  type CourseClass,
  courseClassLink,
  type LiveClass,
} from '../../domain/course-class/courseClass.ts'
import { courseThumbnails } from '../../domain/course/offer.ts'
import fallback from '../art/thumbnail-default.svg?url&no-inline'
import { ChannelNameLine } from '../channel/ChannelNameLine.tsx'
import course from '../course/CourseCard.module.css'
import { ChannelUsersBadge, CourseCard, TeacherLine } from '../course/CourseCard.tsx'
import { Badge } from '../kit/Badge.tsx'
import { CardNote, CardTitle, PictureCard } from '../kit/Card.tsx'
import { classNames } from '../kit/classNames.ts'
import { Thumbnail } from '../kit/Picture.tsx'
import { Price } from '../kit/Price.tsx'
import styles from './CourseClassCard.module.css'

/** How many fit into the class (S-320…S-322). */
export const CapacityBadge = ({ memberCount }: { readonly memberCount: number | null }) => {
  const capacity = capacityBadge(memberCount)
  return (
    capacity && (
      <Badge tone={capacity.tone} onPicture>
        {capacity.label}
      </Badge>
    )
  )
}

interface CourseClassCardProps extends ClassLinkOptions {
  readonly courseClass: CourseClass
}

/** Like a course's card, with its seats and without level and rating (S-123, A-69). */
export const CourseClassCard = ({ courseClass, opensChannelDomain, links }: CourseClassCardProps) => (
  <PictureCard
    picture={
      <Thumbnail candidates={courseThumbnails(courseClass, fallback)} logo={courseClass.channelProfile?.channelLogoUrl}>
        <CapacityBadge memberCount={courseClass.schedule?.memberCount ?? null} />
        {courseClass.isOnlyForChannelUser && <ChannelUsersBadge />}
      </Thumbnail>
    }
    foot={<Price cost={courseClass.cost} paymentType={courseClass.paymentType} />}
  >
    <ChannelNameLine channel={courseClass.channelProfile} />
    <div className={classNames(course['text'], styles['text'])}>
      <CardTitle text={courseClass.title} {...courseClassLink(courseClass, { opensChannelDomain, links })} />
      <CardNote text={courseClass.comment} />
      <TeacherLine teacher={courseClass.teacher} />
    </div>
  </PictureCard>
)

interface LiveClassCardProps extends ClassLinkOptions {
  readonly liveClass: LiveClass
}

/** The list mixes two kinds; both cards are equally tall. */
export const LiveClassCard = ({ liveClass, opensChannelDomain, links }: LiveClassCardProps) =>
  liveClass.kind === 'course' ? (
    <CourseCard course={liveClass} />
  ) : (
    <CourseClassCard courseClass={liveClass} opensChannelDomain={opensChannelDomain} links={links} />
  )
