import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChannelInfo, JoinedChannels } from '../../domain/channel/channel.ts'
import type { Course } from '../../domain/course/course.ts'
import { type HomeContext, type HomeData, type HomeListName, initialListStates, type ListState } from '../../domain/home/context.ts'
import { neededLists, planHome, type SectionPlan } from '../../domain/home/plan.ts'
import type { Assignment } from '../../domain/homework.ts'
import { isPerforming, type UserQuest } from '../../domain/quest.ts'
import type { RankingEntry } from '../../domain/ranking.ts'
import type { Site } from '../../domain/site/site.ts'
import type { StudyLogEntry } from '../../domain/study.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { joinedChannelsQuery } from '../channel/channelQueries.ts'
import { useApplication } from '../kit/application.ts'
import { hasFailed, type QueryName, type QueryOptions } from '../kit/query.ts'
import { questsQuery } from '../quest/questQueries.ts'
import { useSite } from '../site/useSite.ts'
import { useViewer } from '../viewer/useViewer.ts'

interface HomeList<T> {
  /** When a later call fails, the last good answer stays. */
  readonly value: T | null
  readonly state: ListState
}

interface HomeListQuery<T> {
  readonly query: QueryOptions<T, HomeListName & QueryName>
  readonly needed: readonly HomeListName[]
  /** The same function each time. */
  readonly count: (value: T) => number
}

/** A list of the home page with a call of its own. It counts as failed from its first failed attempt; a later success brings it back. */
export const useHomeList = <T>({ query: asking, needed, count }: HomeListQuery<T>): HomeList<T> => {
  const query = useQuery({ ...asking, enabled: needed.includes(asking.queryKey[0]) })
  const { data } = query
  const failed = hasFailed(query)
  return useMemo(
    () => (data === undefined ? { value: null, state: failed ? 'failed' : 'waiting' } : { value: data, state: count(data) }),
    [data, failed, count],
  )
}

/** Lists with a call of their own are null while loading and when they failed. */
export interface Home {
  readonly plan: readonly SectionPlan[]
  readonly status: 'waiting' | 'ready' | 'failed'
  readonly viewer: Viewer | null
  readonly site: Site
  readonly channel: ChannelInfo | null
  readonly data: HomeData | null
  readonly enrolledChannels: JoinedChannels | null
  readonly assignments: readonly Assignment[] | null
  readonly enrolledCourses: readonly Course[] | null
  readonly ranking: readonly RankingEntry[] | null
  readonly studyLogs: readonly StudyLogEntry[] | null
  readonly quests: readonly UserQuest[] | null
  retry(): void
}

const fetchedLists = ['enrolledChannels', 'assignments', 'enrolledCourses', 'ranking', 'studyLogs', 'quests'] as const

/** Everything the home page shows, and the plan that says which of it. */
export const useHome = (): Home => {
  const { settings, rolePolicy, ...ask } = useApplication()
  const viewer = useViewer()
  const { status, site, channel, homeData, retry } = useSite()

  const baseContext = useMemo(
    (): HomeContext => ({ viewer: viewer ?? 'waiting', site, channel, rolePolicy, settings, lists: initialListStates(homeData, status) }),
    [viewer, site, channel, rolePolicy, settings, homeData, status],
  )
  const needed = useMemo(
    () => (viewer && status !== 'waiting' ? neededLists(baseContext, fetchedLists) : []),
    [viewer, status, baseContext],
  )
  /** A query of this page alone. */
  const viewerQueryOptions = <T, Name extends QueryName>(name: Name, load: (signal: AbortSignal) => Promise<T>): QueryOptions<T, Name> => ({
    queryKey: [name, site.channelDomain, viewer?.userId],
    queryFn: ({ signal }) => load(signal),
  })

  const enrolledChannels = useHomeList({ query: joinedChannelsQuery(ask, site, viewer), needed, count: channelCount })
  const assignments = useHomeList({ query: viewerQueryOptions('assignments', ask.assignments.list), needed, count: length })
  const enrolledCourses = useHomeList({
    query: viewerQueryOptions('enrolledCourses', ask.courses.enrolled),
    needed,
    count: length,
  })
  const ranking = useHomeList({
    query: viewerQueryOptions('ranking', (signal) => ask.loadRanking(site, signal)),
    needed,
    count: length,
  })
  const studyLogs = useHomeList({ query: viewerQueryOptions('studyLogs', ask.studyLogs.list), needed, count: length })
  const quests = useHomeList({ query: questsQuery(ask, site, viewer), needed, count: performingCount })

  // The same object as long as nothing in it has changed, so that sections render only then.
  return useMemo(() => {
    const lists = {
      ...baseContext.lists,
      enrolledChannels: enrolledChannels.state,
      assignments: assignments.state,
      enrolledCourses: enrolledCourses.state,
      ranking: ranking.state,
      studyLogs: studyLogs.state,
      quests: quests.state,
    }
    return {
      plan: planHome({ ...baseContext, lists }),
      status,
      viewer,
      site,
      channel,
      data: homeData,
      enrolledChannels: enrolledChannels.value,
      assignments: assignments.value,
      enrolledCourses: enrolledCourses.value,
      ranking: ranking.value,
      studyLogs: studyLogs.value,
      quests: quests.value,
      retry,
    }
  }, [
    baseContext,
    status,
    viewer,
    site,
    channel,
    homeData,
    enrolledChannels,
    assignments,
    enrolledCourses,
    ranking,
    studyLogs,
    quests,
    retry,
  ])
}

const length = (list: readonly unknown[]) => list.length
const channelCount = ({ channels }: JoinedChannels) => channels.length
const performingCount = (list: readonly UserQuest[]) => list.filter(isPerforming).length
