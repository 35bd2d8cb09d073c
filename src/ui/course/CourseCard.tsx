import type { Course } from '../../domain/course/Course.ts'
import { starCountFor } from '../../domain/course/starRating.ts'
import { courseHref } from '../../domain/course/courseHref.ts'
import { courseLevelLabel } from '../../domain/course/courseLevel.ts'
import { courseThumbnails } from '../../domain/course/courseThumbnails.ts'
import fallback from '../art/thumbnail-default.svg?url&no-inline'
import { ChannelLine } from '../channel/ChannelLine.tsx'
import { copy } from '../copy.ts'
import { CardNote } from '../parts/CardNote.tsx'
import { CardTitle } from '../parts/CardTitle.tsx'
import { PictureCard } from '../parts/PictureCard.tsx'
import { Price } from '../parts/Price.tsx'
import { Stars } from '../parts/Stars.tsx'
import { Thumbnail } from '../parts/Thumbnail.tsx'
import { ChannelUsersBadge } from './ChannelUsersBadge.tsx'
import styles from './CourseCard.module.css'
import { TeacherLine } from './TeacherLine.tsx'

/** Title, comment, thumbnail, level, rating, cost, teacher and channel (S-119). */
export const CourseCard = ({ course }: { readonly course: Course }) => (
  <PictureCard
    picture={
      <Thumbnail candidates={courseThumbnails(course, fallback)} logo={course.channelProfile?.channelLogoUrl}>
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
    <ChannelLine channel={course.channelProfile} />
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
