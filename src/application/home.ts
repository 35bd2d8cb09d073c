import type { ChannelInfo, JoinedChannels } from '../domain/channel/channel.ts'
import type { TaughtClass } from '../domain/course-class/teaching.ts'
import type { EnrolledCourse } from '../domain/course/enrolledCourse.ts'
import type { HomeData } from '../domain/home/context.ts'
import type { Assignment } from '../domain/homework.ts'
import type { UserQuest } from '../domain/quest.ts'
import { type Ranks, topRanking, type TopRanking } from '../domain/ranking.ts'
import type { RolePolicy } from '../domain/roles.ts'
import type { SiteSettings } from '../domain/site/settings.ts'
import { isOnChannel, type Site } from '../domain/site/site.ts'
import type { StudyLogEntry } from '../domain/study.ts'
import type { Viewer } from '../domain/viewer.ts'

/** What home data says of the site. */
export type HomeSite = Pick<HomeData, 'subDomain' | 'isDesktop'>

export interface HomeDataSource {
  /** Null where the page has no data inlined. */
  inlineSite(): HomeSite | null
  /** The home data: inlined in the page, or one call. */
  load(signal?: AbortSignal): Promise<HomeData>
}

export interface AssignmentRepository {
  list(signal?: AbortSignal): Promise<readonly Assignment[]>
}

export interface StudyLogRepository {
  list(signal?: AbortSignal): Promise<readonly StudyLogEntry[]>
}

export interface CourseRepository {
  enrolled(signal?: AbortSignal): Promise<readonly EnrolledCourse[]>
}

export interface ChannelRepository {
  info(channelDomain: string, signal?: AbortSignal): Promise<ChannelInfo>
  joined(signal?: AbortSignal): Promise<JoinedChannels>
}

export interface RankingRepository {
  /** Ranking of all users, for the main site. */
  users(signal?: AbortSignal): Promise<Ranks>
  /** Ranking of a channel's members. */
  members(signal?: AbortSignal): Promise<Ranks>
}

export type LoadRanking = (site: Site, signal?: AbortSignal) => Promise<TopRanking>

/** All users on the main site, the members on a channel; the first five of them (S-081), and the viewer. */
export function makeLoadRanking({ rankings }: { readonly rankings: RankingRepository }): LoadRanking {
  return async (site, signal) => topRanking(await (isOnChannel(site) ? rankings.members(signal) : rankings.users(signal)))
}

/** What the home page is made from, except the lists with a call of their own. */
export interface HomeBase {
  /** Null while unknown. */
  readonly viewer: Viewer | null
  /** Of the site and the home data. */
  readonly status: 'waiting' | 'ready' | 'failed'
  readonly site: Site
  readonly channel: ChannelInfo | null
  readonly data: HomeData | null
}

export type HomeList<T> =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed' }
  /** When a later call fails, the last good answer stays. */
  | { readonly status: 'ready'; readonly value: T }

/** The lists with a call of their own. */
export interface HomeLists {
  readonly enrolledChannels: HomeList<JoinedChannels>
  readonly assignments: HomeList<readonly Assignment[]>
  readonly enrolledCourses: HomeList<readonly EnrolledCourse[]>
  readonly ranking: HomeList<TopRanking>
  readonly studyLogs: HomeList<readonly StudyLogEntry[]>
  readonly quests: HomeList<readonly UserQuest[]>
  /** Asked for those who teach: no section hangs on it. */
  readonly taughtClasses: HomeList<readonly TaughtClass[]>
}

/** Null while a list is on its way, and when it failed. */
export function listValue<T>(list: HomeList<T>): T | null {
  return list.status === 'ready' ? list.value : null
}

export interface HomePolicies {
  readonly settings: SiteSettings
  readonly rolePolicy: RolePolicy
}
