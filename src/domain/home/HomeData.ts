import type { Blog } from '../blog/Blog.ts'
import type { Channel } from '../channel/Channel.ts'
import type { ChannelBanner } from '../channel/ChannelBanner.ts'
import type { Course } from '../course/Course.ts'
import type { CourseClass } from '../course-class/CourseClass.ts'
import type { LiveClass } from '../live-class/LiveClass.ts'
import type { BlockProblem, Problem } from '../problem/Problem.ts'

/** The home data supplied with the page (S-157). A list that did not come, or came broken, is null: failed, not empty. */
export interface HomeData {
  readonly subDomain: string | null
  readonly isDesktop: boolean | null
  readonly channelBanners: readonly ChannelBanner[] | null
  readonly blocks: readonly BlockProblem[] | null
  readonly courses: readonly Course[] | null
  readonly liveClasses: readonly LiveClass[] | null
  readonly courseClasses: readonly CourseClass[] | null
  readonly problems: readonly Problem[] | null
  readonly blogs: readonly Blog[] | null
  readonly channels: readonly Channel[] | null
}
