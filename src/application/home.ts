import type { ChannelInfo, JoinedChannels } from '../domain/channel/channel.ts'
import type { Course } from '../domain/course/course.ts'
import type { HomeData } from '../domain/home/context.ts'
import type { Assignment } from '../domain/homework.ts'
import { type RankingEntry, topRanking } from '../domain/ranking.ts'
import { isOnChannel, type Site } from '../domain/site/site.ts'
import type { StudyLogEntry } from '../domain/study.ts'

export interface HomeDataSource {
  /** The home data inlined in the page, or else one call. */
  load(signal?: AbortSignal): Promise<HomeData>
}

export interface AssignmentRepository {
  list(signal?: AbortSignal): Promise<readonly Assignment[]>
}

export interface StudyLogRepository {
  list(signal?: AbortSignal): Promise<readonly StudyLogEntry[]>
}

export interface CourseRepository {
  enrolled(signal?: AbortSignal): Promise<readonly Course[]>
}

export interface ChannelRepository {
  info(channelDomain: string, signal?: AbortSignal): Promise<ChannelInfo>
  joined(signal?: AbortSignal): Promise<JoinedChannels>
}

export interface RankingRepository {
  /** Ranking of all users, for the main site. */
  users(signal?: AbortSignal): Promise<readonly RankingEntry[]>
  /** Ranking of a channel's members. */
  members(signal?: AbortSignal): Promise<readonly RankingEntry[]>
}

export type LoadRanking = (site: Site, signal?: AbortSignal) => Promise<readonly RankingEntry[]>

/** All users on the main site, the members on a channel; the first five of them (S-081). */
export function makeLoadRanking({ rankings }: { readonly rankings: RankingRepository }): LoadRanking {
  return async (site, signal) => topRanking(await (isOnChannel(site) ? rankings.members(signal) : rankings.users(signal)))
}
