import { ChevronLeft } from 'lucide-react'
import { courseThumbnails } from '../../../domain/course/thumbnails.ts'
import type { ClassDetail } from '../../../domain/course-class/ClassDetail.ts'
import { timetableText } from '../../../domain/course-class/timetable.ts'
import { grouped } from '../../../domain/grouped.ts'
import { SiteLink } from '../../app/SiteLink.tsx'
import fallback from '../../art/thumbnail-default.svg?url&no-inline'
import { copy } from '../../copy.ts'
import { ChannelUsersBadge } from '../../course/ChannelUsersBadge.tsx'
import factStyles from '../../course/page/CourseFacts.module.css'
import styles from '../../course/page/CourseHero.module.css'
import { CoursePeople } from '../../course/page/CoursePeople.tsx'
import { classNames } from '../../parts/classNames.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { Thumbnail } from '../../parts/Thumbnail.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { CapacityBadge } from '../CapacityBadge.tsx'
import own from './ClassHero.module.css'
import { classPageWords as words } from './classPageWords.ts'
import { otherClassesHref } from './otherClassesHref.ts'

/** What the class is and when it meets, at a glance. Its heading is there before the class is, and keeps the focus that a new page gives it. */
export const ClassHero = ({ courseClass }: { readonly courseClass: ClassDetail | null }) => (
  <header className={classNames(styles['hero'], own['hero'])}>
    <div className={styles['text']}>
      <SiteLink href={otherClassesHref(courseClass?.isLive ?? false)} className={styles['back']}>
        <ChevronLeft size={16} aria-hidden="true" />
        {courseClass?.isLive ? words.live : words.catalogue}
      </SiteLink>
      <h1 tabIndex={-1} className={styles['title']} title={courseClass?.title}>
        {courseClass ? courseClass.title.trim() || copy.frame.untitled : <Waiting />}
      </h1>
      {courseClass ? <Story courseClass={courseClass} /> : <StorySkeleton />}
    </div>
    <Thumbnail
      candidates={courseClass ? courseThumbnails(courseClass, fallback) : []}
      logo={courseClass?.channelProfile?.channelLogoUrl}
      className={styles['picture']}
    />
  </header>
)

const Story = ({ courseClass }: { readonly courseClass: ClassDetail }) => (
  <>
    {courseClass.comment?.trim() && <p className={styles['comment']}>{courseClass.comment}</p>}
    <div className={styles['badges']}>
      {courseClass.isLive && (
        <Badge tone="danger" onPicture>
          {words.live}
        </Badge>
      )}
      <CapacityBadge memberCount={courseClass.schedule?.memberCount ?? null} />
      {courseClass.isOnlyForChannelUser && <ChannelUsersBadge />}
    </div>
    <Facts courseClass={courseClass} />
    <CoursePeople course={courseClass} />
  </>
)

/** What nobody knows is left out. */
const Facts = ({ courseClass: { timetable, lessonCount } }: { readonly courseClass: ClassDetail }) => {
  const texts = [timetable && timetableText(timetable), lessonCount > 0 && words.facts.lessons(grouped(lessonCount))]
  return (
    <ul aria-label={words.facts.title} className={factStyles['facts']}>
      {texts.map((text) => text && <li key={text}>{text}</li>)}
    </ul>
  )
}

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
