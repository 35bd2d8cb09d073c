import type { HomeContext, ListState } from './HomeContext.ts'
import type { HomeData } from './HomeData.ts'

/** How the lists of the home data stand before any other list was asked for. */
export function givenLists(data: HomeData | null, status: 'waiting' | 'ready' | 'failed'): HomeContext['lists'] {
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
