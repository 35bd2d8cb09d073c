import { useMemo } from 'react'
import type { JoinedChannels } from '../../domain/channel/Channel.ts'
import type { ChannelInfo } from '../../domain/channel/ChannelInfo.ts'
import type { Course } from '../../domain/course/Course.ts'
import { givenLists } from '../../domain/home/givenLists.ts'
import type { HomeContext } from '../../domain/home/HomeContext.ts'
import type { HomeData } from '../../domain/home/HomeData.ts'
import { planHome, type SectionPlan } from '../../domain/home/planHome.ts'
import { wantedLists } from '../../domain/home/wantedLists.ts'
import type { Assignment } from '../../domain/homework/Assignment.ts'
import { isPerforming } from '../../domain/quest/isPerforming.ts'
import type { UserQuest } from '../../domain/quest/Quest.ts'
import type { RankingEntry } from '../../domain/ranking/RankingEntry.ts'
import type { Site } from '../../domain/site/Site.ts'
import type { StudyLogEntry } from '../../domain/study/StudyLogEntry.ts'
import type { Viewer } from '../../domain/viewer/Viewer.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import type { QueryOptions } from '../app/QueryOptions.ts'
import type { QueryName } from '../app/QueryName.ts'
import { useSite } from '../app/useSite.ts'
import { joinedChannelsQuery } from '../channel/joinedChannelsQuery.ts'
import { questsQuery } from '../quest/questsQuery.ts'
import { useViewer } from '../viewer/useViewer.ts'
import { useCalledList } from './useCalledList.ts'

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

const calledLists = ['enrolledChannels', 'assignments', 'enrolledCourses', 'ranking', 'studyLogs', 'quests'] as const

/** Everything the home page shows, and the plan that says which of it. */
export const useHome = (): Home => {
  const { settings, rolePolicy, ...ask } = useApplication()
  const viewer = useViewer()
  const { status, site, channel, homeData, retry } = useSite()

  const given = useMemo(
    (): HomeContext => ({ viewer: viewer ?? 'waiting', site, channel, rolePolicy, settings, lists: givenLists(homeData, status) }),
    [viewer, site, channel, rolePolicy, settings, homeData, status],
  )
  const wanted = useMemo(() => (viewer && status !== 'waiting' ? wantedLists(given, calledLists) : []), [viewer, status, given])
  /** A query of this page alone. */
  const own = <T, Name extends QueryName>(name: Name, load: (signal: AbortSignal) => Promise<T>): QueryOptions<T, Name> => ({
    queryKey: [name, site.channelDomain, viewer?.userId],
    queryFn: ({ signal }) => load(signal),
  })

  const enrolledChannels = useCalledList({ query: joinedChannelsQuery(ask, site, viewer), wanted, count: channelCount })
  const assignments = useCalledList({ query: own('assignments', ask.assignments.list), wanted, count: length })
  const enrolledCourses = useCalledList({ query: own('enrolledCourses', ask.courses.enrolled), wanted, count: length })
  const ranking = useCalledList({ query: own('ranking', (signal) => ask.loadRanking(site, signal)), wanted, count: length })
  const studyLogs = useCalledList({ query: own('studyLogs', ask.studyLogs.list), wanted, count: length })
  const quests = useCalledList({ query: questsQuery(ask, site, viewer), wanted, count: performingCount })

  // The same object as long as nothing in it has changed, so that sections render only then.
  return useMemo(() => {
    const lists = {
      ...given.lists,
      enrolledChannels: enrolledChannels.state,
      assignments: assignments.state,
      enrolledCourses: enrolledCourses.state,
      ranking: ranking.state,
      studyLogs: studyLogs.state,
      quests: quests.state,
    }
    return {
      plan: planHome({ ...given, lists }),
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
  }, [given, status, viewer, site, channel, homeData, enrolledChannels, assignments, enrolledCourses, ranking, studyLogs, quests, retry])
}

const length = (list: readonly unknown[]) => list.length
const channelCount = ({ channels }: JoinedChannels) => channels.length
const performingCount = (list: readonly UserQuest[]) => list.filter(isPerforming).length
