import { ChevronLeft } from 'lucide-react'
import { catalogueHref, wholeCatalogue } from '../../../domain/course/catalogueQuery.ts'
import type { CourseDetail } from '../../../domain/course/CourseDetail.ts'
import { courseLevelLabel } from '../../../domain/course/courseLevel.ts'
import { courseThumbnails } from '../../../domain/course/thumbnails.ts'
import { SiteLink } from '../../app/SiteLink.tsx'
import fallback from '../../art/thumbnail-default.svg?url&no-inline'
import { copy } from '../../copy.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { Thumbnail } from '../../parts/Thumbnail.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { ChannelUsersBadge } from '../ChannelUsersBadge.tsx'
import { CourseFacts } from './CourseFacts.tsx'
import styles from './CourseHero.module.css'
import { coursePageWords as words } from './coursePageWords.ts'
import { CoursePeople } from './CoursePeople.tsx'

/** What the course is, at a glance. Its heading is there before the course is, and keeps the focus that a new page gives it. */
export const CourseHero = ({ course }: { readonly course: CourseDetail | null }) => (
  <header className={styles['hero']}>
    <div className={styles['text']}>
      <SiteLink href={catalogueHref(wholeCatalogue)} className={styles['back']}>
        <ChevronLeft size={16} aria-hidden="true" />
        {words.catalogue}
      </SiteLink>
      <h1 tabIndex={-1} className={styles['title']} title={course?.title}>
        {course ? course.title.trim() || copy.frame.untitled : <Waiting />}
      </h1>
      {course ? <Story course={course} /> : <StorySkeleton />}
    </div>
    <Thumbnail
      candidates={course ? courseThumbnails(course, fallback) : []}
      logo={course?.channelProfile?.channelLogoUrl}
      className={styles['picture']}
    />
  </header>
)

const Story = ({ course }: { readonly course: CourseDetail }) => (
  <>
    {course.comment?.trim() && <p className={styles['comment']}>{course.comment}</p>}
    <div className={styles['badges']}>
      {course.level && (
        <Badge tone="neutral" onPicture>
          {copy.cards.level(courseLevelLabel(course.level))}
        </Badge>
      )}
      {course.isOnlyForChannelUser && <ChannelUsersBadge />}
    </div>
    <CourseFacts course={course} />
    <CoursePeople course={course} />
  </>
)

const Waiting = () => (
  <>
    <VisuallyHidden>{words.waiting}</VisuallyHidden>
    <Skeleton width="min(80%, 18em)" height="1.3em" />
  </>
)

const StorySkeleton = () => (
  <>
    <div className={styles['comment']}>
      <Skeleton width="min(90%, 26em)" height={20} />
    </div>
    <div className={styles['badges']}>
      <Skeleton width={80} height={24} />
    </div>
    <Skeleton width={240} height={20} />
    <Skeleton width={200} height={28} />
  </>
)
