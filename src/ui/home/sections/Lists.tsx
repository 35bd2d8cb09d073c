import type { Channel, JoinedChannels } from '../../../domain/channel/channel.ts'
import { type ClassLinkOptions, type CourseClass, type LiveClass, liveClassKey } from '../../../domain/course-class/courseClass.ts'
import type { Course } from '../../../domain/course/course.ts'
import { formatNumber } from '../../../domain/format.ts'
import type { LinkPolicy } from '../../../domain/site/site.ts'
import { ChannelCard, ChannelCardSkeleton } from '../../channel/ChannelCard.tsx'
import { CourseClassCard, LiveClassCard } from '../../course-class/CourseClassCard.tsx'
import { CourseCard, CourseCardSkeleton } from '../../course/CourseCard.tsx'
import { Carousel } from '../../kit/carousel/Carousel.tsx'
import { CarouselSkeleton } from '../../kit/carousel/CarouselSkeleton.tsx'
import { ShowMoreList } from '../../kit/GrowingList.tsx'
import { SectionHeading, SectionTitle, SeeAllLink } from '../../kit/Section.tsx'
import styles from './Lists.module.css'

interface ChannelsProps {
  readonly title: string
  readonly channels: readonly Channel[]
  readonly links: LinkPolicy
}

export const Channels = ({ title, channels, links }: ChannelsProps) => (
  <section data-section="channels">
    <Carousel
      label={title}
      heading={<SectionTitle title={title} />}
      items={channels}
      keyOf={({ channelId }) => channelId}
      renderItem={(channel) => <ChannelCard channel={channel} links={links} />}
    />
  </section>
)

export const ChannelsSkeleton = () => <CarouselSkeleton renderItem={() => <ChannelCardSkeleton />} />

interface ClassesProps extends ClassLinkOptions {
  readonly title: string
  readonly courseClasses: readonly CourseClass[]
  readonly seeAllHref: string
}

export const Classes = ({ title, courseClasses, seeAllHref, ...linking }: ClassesProps) => (
  <section data-section="classes">
    <Carousel
      kind="live"
      label={title}
      heading={<SectionTitle title={title} />}
      action={<SeeAllLink title={title} href={seeAllHref} />}
      items={courseClasses}
      keyOf={({ courseClassId }) => courseClassId}
      renderItem={(courseClass) => <CourseClassCard courseClass={courseClass} {...linking} />}
    />
  </section>
)

export const ClassesSkeleton = () => <CarouselSkeleton kind="live" renderItem={() => <CourseCardSkeleton />} />

interface CoursesProps {
  readonly title: string
  readonly courses: readonly Course[]
  readonly seeAllHref: string
}

export const Courses = ({ title, courses, seeAllHref }: CoursesProps) => (
  <section data-section="courses">
    <Carousel
      label={title}
      heading={<SectionTitle title={title} />}
      action={<SeeAllLink title={title} href={seeAllHref} />}
      items={courses}
      keyOf={({ courseId }) => courseId}
      renderItem={(course) => <CourseCard course={course} />}
    />
  </section>
)

export const CoursesSkeleton = () => <CarouselSkeleton renderItem={() => <CourseCardSkeleton />} />

interface LiveClassesProps extends ClassLinkOptions {
  readonly title: string
  readonly liveClasses: readonly LiveClass[]
  readonly seeAllHref: string
}

export const LiveClasses = ({ title, liveClasses, seeAllHref, ...linking }: LiveClassesProps) => (
  <section data-section="live-classes">
    <Carousel
      kind="live"
      label={title}
      heading={<SectionTitle title={title} />}
      action={<SeeAllLink title={title} href={seeAllHref} />}
      items={liveClasses}
      keyOf={liveClassKey}
      renderItem={(liveClass) => <LiveClassCard liveClass={liveClass} {...linking} />}
    />
  </section>
)

export const LiveClassesSkeleton = () => <CarouselSkeleton kind="live" renderItem={() => <CourseCardSkeleton />} />

interface EnrolledChannelsProps {
  readonly title: string
  readonly joined: JoinedChannels
  readonly links: LinkPolicy
}

/** The count may exceed the channels listed. */
export const EnrolledChannels = ({ title, joined, links }: EnrolledChannelsProps) => (
  <section data-section="enrolled-channels">
    <Carousel
      label={title}
      heading={<SectionTitle title={title} note={<span className={styles['count']}>{formatNumber(joined.totalCount)}</span>} />}
      items={joined.channels}
      keyOf={({ channelId }) => channelId}
      renderItem={(channel) => <ChannelCard channel={channel} links={links} />}
    />
  </section>
)

interface EnrolledCoursesProps {
  readonly title: string
  readonly courses: readonly Course[]
  readonly layout: 'carousel' | 'block'
}

const step = 20

/** The same list twice would be odd, so it is a carousel or a block. */
export const EnrolledCourses = ({ title, courses, layout }: EnrolledCoursesProps) => (
  <section data-section="enrolled-courses">
    {layout === 'block' ? (
      <>
        <SectionHeading title={title} />
        <ShowMoreList items={courses} step={step} className={styles['block']} keyOf={keyOf} renderItem={renderItem} />
      </>
    ) : (
      <Carousel label={title} heading={<SectionTitle title={title} />} items={courses} keyOf={keyOf} renderItem={renderItem} />
    )}
  </section>
)

const keyOf = ({ courseId }: Course) => courseId
const renderItem = (course: Course) => <CourseCard course={course} />
