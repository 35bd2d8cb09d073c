import type { ClassLinkOptions } from '../../domain/course-class/courseClassLink.ts'
import type { LiveClass } from '../../domain/live-class/LiveClass.ts'
import { CourseCard } from '../course/CourseCard.tsx'
import { CourseClassCard } from '../course-class/CourseClassCard.tsx'

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
