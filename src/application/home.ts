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

/** The part of the home data that describes the site. */
export type HomeSite = Pick<HomeData, 'subDomain' | 'isDesktop'>

export interface HomeDataSource {
  /** Returns null where the page has no data inlined. */
  inlineSite(): HomeSite | null
  /** Loads the home data: inlined in the page, or with one call. */
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
  /** Reads the first page of the viewer's channels, and their number. */
  joined(signal?: AbortSignal): Promise<JoinedChannels>
}

export interface RankingRepository {
  /** Reads the ranking of all users, for the main site. */
  users(signal?: AbortSignal): Promise<Ranks>
  /** Reads the ranking of a channel's members. */
  members(signal?: AbortSignal): Promise<Ranks>
}

export type LoadRanking = (site: Site, signal?: AbortSignal) => Promise<TopRanking>

/** Loads the ranking of all users on the main site, of the members on a channel: the first five (S-081), and the viewer. */
export function makeLoadRanking({ rankings }: { readonly rankings: RankingRepository }): LoadRanking {
  return async (site, signal) => topRanking(await (isOnChannel(site) ? rankings.members(signal) : rankings.users(signal)))
}

/** The data that the home page is made from, except the lists with a call of their own. */
export interface HomeBase {
  /** Null while unknown. */
  readonly viewer: Viewer | null
  /** State of the site and the home data together. */
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

/** The home page's lists that have a call of their own. */
export interface HomeLists {
  readonly enrolledChannels: HomeList<JoinedChannels>
  readonly assignments: HomeList<readonly Assignment[]>
  readonly enrolledCourses: HomeList<readonly EnrolledCourse[]>
  readonly ranking: HomeList<TopRanking>
  readonly studyLogs: HomeList<readonly StudyLogEntry[]>
  readonly quests: HomeList<readonly UserQuest[]>
  /** Loaded for those who teach; no section depends on it. */
  readonly taughtClasses: HomeList<readonly TaughtClass[]>
}

/** Returns null while a list is loading, and when it failed. */
export function listValue<T>(list: HomeList<T>): T | null {
  return list.status === 'ready' ? list.value : null
}

export interface HomePolicies {
  readonly settings: SiteSettings
  readonly rolePolicy: RolePolicy
}
