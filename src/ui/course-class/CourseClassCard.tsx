import { courseThumbnails } from '../../domain/course/courseThumbnails.ts'
import type { CourseClass } from '../../domain/course-class/CourseClass.ts'
import { type ClassLinkOptions, courseClassLink } from '../../domain/course-class/courseClassLink.ts'
import fallback from '../art/thumbnail-default.svg?url&no-inline'
import { ChannelLine } from '../channel/ChannelLine.tsx'
import { ChannelUsersBadge } from '../course/ChannelUsersBadge.tsx'
import course from '../course/CourseCard.module.css'
import { TeacherLine } from '../course/TeacherLine.tsx'
import { CardNote } from '../parts/CardNote.tsx'
import { CardTitle } from '../parts/CardTitle.tsx'
import { classNames } from '../parts/classNames.ts'
import { PictureCard } from '../parts/PictureCard.tsx'
import { Price } from '../parts/Price.tsx'
import { Thumbnail } from '../parts/Thumbnail.tsx'
import { CapacityBadge } from './CapacityBadge.tsx'
import styles from './CourseClassCard.module.css'

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
    <ChannelLine channel={courseClass.channelProfile} />
    <div className={classNames(course['text'], styles['text'])}>
      <CardTitle text={courseClass.title} {...courseClassLink(courseClass, { opensChannelDomain, links })} />
      <CardNote text={courseClass.comment} />
      <TeacherLine teacher={courseClass.teacher} />
    </div>
  </PictureCard>
)
