import type { Blog } from '../blog.ts'
import type { Channel, ChannelBanner, ChannelInfo } from '../channel/channel.ts'
import type { LiveClass, RecommendedClass } from '../course-class/courseClass.ts'
import type { Course } from '../course/course.ts'
import type { BlockProblem, Problem } from '../problems/problemKinds.ts'
import type { RolePolicy } from '../roles.ts'
import type { SiteSettings } from '../site/settings.ts'
import type { Site } from '../site/site.ts'
import type { Viewer } from '../viewer.ts'

/** The data that decides about the home page. */
export interface HomeContext {
  readonly viewer: Viewer | 'waiting'
  readonly site: Site
  readonly channel: ChannelInfo | null
  readonly rolePolicy: RolePolicy
  readonly settings: Pick<SiteSettings, 'mainRanking' | 'josa' | 'channelTerm'>
  readonly lists: Readonly<Record<HomeListName, ListState>>
}

/** The state of a list; a number is its count of items. A failed list is not an empty one (F-011). */
export type ListState = 'waiting' | 'failed' | number

export type HomeListName =
  | 'channelBanners'
  | 'enrolledChannels'
  | 'assignments'
  | 'enrolledCourses'
  | 'liveClasses'
  | 'courseClasses'
  | 'courses'
  | 'channels'
  | 'problems'
  | 'blocks'
  | 'blogs'
  | 'ranking'
  | 'studyLogs'
  /** Only the PERFORMING ones count. */
  | 'quests'

/** The home data supplied with the page (S-157). A list that is missing or invalid is null: failed, not empty. */
export interface HomeData {
  readonly subDomain: string | null
  readonly isDesktop: boolean | null
  readonly channelBanners: readonly ChannelBanner[] | null
  readonly blocks: readonly BlockProblem[] | null
  readonly courses: readonly Course[] | null
  readonly liveClasses: readonly LiveClass[] | null
  readonly courseClasses: readonly RecommendedClass[] | null
  readonly problems: readonly Problem[] | null
  readonly blogs: readonly Blog[] | null
  readonly channels: readonly Channel[] | null
  readonly totals: HomeTotals
}

/** The totals of the whole site; null where the backend does not count them. */
export interface HomeTotals {
  readonly courses: number | null
  readonly courseClasses: number | null
  readonly problems: number | null
}

/** Returns the states of the lists in the home data, before any other list is requested. */
export function initialListStates(data: HomeData | null, status: 'waiting' | 'ready' | 'failed'): HomeContext['lists'] {
  const state = (list: readonly unknown[] | null | undefined): ListState => {
    if (data === null) return status === 'waiting' ? 'waiting' : 'failed'
    return list ? list.length : 'failed'
  }
  return {
    channelBanners: state(data?.channelBanners),
    liveClasses: state(data?.liveClasses),
    courseClasses: state(data?.courseClasses),
    courses: state(data?.courses),
    channels: state(data?.channels),
    problems: state(data?.problems),
    blocks: state(data?.blocks),
    blogs: state(data?.blogs),
    enrolledChannels: 'waiting',
    assignments: 'waiting',
    enrolledCourses: 'waiting',
    ranking: 'waiting',
    studyLogs: 'waiting',
    quests: 'waiting',
  }
}
