import type { ChannelInfo } from '../channel/ChannelInfo.ts'
import type { Site } from '../site/Site.ts'
import type { SiteSettings } from '../site/SiteSettings.ts'
import type { RolePolicy } from '../viewer/RolePolicy.ts'
import type { Viewer } from '../viewer/Viewer.ts'

/** Everything that decides what the home page shows. */
export interface HomeContext {
  readonly viewer: Viewer | 'waiting'
  readonly site: Site
  readonly channel: ChannelInfo | null
  readonly rolePolicy: RolePolicy
  readonly settings: Pick<SiteSettings, 'mainRanking' | 'josa' | 'channelTerm'>
  readonly lists: Readonly<Record<HomeListName, ListState>>
}

/** A number is how many items came; a failed list is not an empty one (F-011). */
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
