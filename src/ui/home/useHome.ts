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
import { useSite } from '../app/useSite.ts'
import { useViewer } from '../viewer/useViewer.ts'
import { useCalledList } from './useCalledList.ts'

/** A list of a call is null until it has come, and when it failed. */
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

  const given = givenLists(homeData, status)
  const context = (lists: HomeContext['lists']): HomeContext => ({
    viewer: viewer ?? 'waiting',
    site,
    channel,
    rolePolicy,
    settings,
    lists,
  })
  const wanted = viewer && status === 'ready' ? wantedLists(context(given), calledLists) : []
  const of = { scope: [site.channelDomain, viewer?.userId], wanted }

  const enrolledChannels = useCalledList({
    ...of,
    name: 'enrolledChannels',
    load: ask.channels.joined,
    count: ({ channels }) => channels.length,
  })
  const assignments = useCalledList({ ...of, name: 'assignments', load: ask.assignments.list, count: ({ length }) => length })
  const enrolledCourses = useCalledList({ ...of, name: 'enrolledCourses', load: ask.courses.enrolled, count: ({ length }) => length })
  const ranking = useCalledList({ ...of, name: 'ranking', load: (signal) => ask.loadRanking(site, signal), count: ({ length }) => length })
  const studyLogs = useCalledList({ ...of, name: 'studyLogs', load: ask.loadStudyLogs, count: ({ length }) => length })
  const quests = useCalledList({ ...of, name: 'quests', load: ask.quests.list, count: (list) => list.filter(isPerforming).length })

  const lists = {
    ...given,
    enrolledChannels: enrolledChannels.state,
    assignments: assignments.state,
    enrolledCourses: enrolledCourses.state,
    ranking: ranking.state,
    studyLogs: studyLogs.state,
    quests: quests.state,
  }
  return {
    plan: planHome(context(lists)),
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
}
