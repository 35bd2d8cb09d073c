import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { timer } from 'rxjs'
import type { HomeBase, HomeList, HomeLists } from '../../application/home.ts'
import type { HomeView } from '../../application/homeView.ts'
import { joinedChannelsQuery } from '../channel/channelQueries.ts'
import { taughtClassesQuery } from '../viewer/taughtClasses.ts'
import { useApplication } from '../kit/application.ts'
import { hasFailed, queryForViewer, type QueryName, type QueryOptions } from '../kit/query.ts'
import { questsQuery } from '../quest/questQueries.ts'
import { useHomeSite } from '../site/useSite.ts'
import { useViewer } from '../viewer/useViewer.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly assignments: true
    readonly enrolledCourses: true
    readonly ranking: true
    readonly studyLogs: true
  }
}

type ListName = keyof HomeLists & QueryName

/** Reads a list of the home page with its own call. It counts as failed from its first failed attempt; a later success brings it back. */
export const useHomeList = <T>(asking: QueryOptions<T, ListName>, needed: readonly ListName[]): HomeList<T> => {
  const query = useQuery({ ...asking, enabled: needed.includes(asking.queryKey[0]) })
  const { data } = query
  const failed = hasFailed(query)
  return useMemo(() => (data === undefined ? { status: failed ? 'failed' : 'waiting' } : { status: 'ready', value: data }), [data, failed])
}

/** The time in ms after which the viewer's own lists no longer wait for the home data. */
const maxHomeDataWaitMs = 1_000

const useOverdue = (isWaiting: boolean): boolean => {
  const [isOverdue, setOverdue] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const subscription = timer(maxHomeDataWaitMs).subscribe(() => setOverdue(true))
    return () => subscription.unsubscribe()
  }, [isWaiting])
  return isOverdue
}

export interface Home extends HomeView {
  retry(): void
}

/** Reads the data that the home page needs, and builds the page from what has arrived. */
export const useHome = (): Home => {
  const { home, ...ask } = useApplication()
  const viewer = useViewer()
  const { status, site, channel, homeData, retry } = useHomeSite()

  const base = useMemo((): HomeBase => ({ viewer, status, site, channel, data: homeData }), [viewer, status, site, channel, homeData])
  const isOverdue = useOverdue(status === 'waiting')
  const needed = useMemo(() => home.neededLists(base, isOverdue), [home, base, isOverdue])
  const enrolledChannels = useHomeList(joinedChannelsQuery(ask, site, viewer), needed)
  const assignments = useHomeList(queryForViewer('assignments', site, viewer, ask.assignments.list), needed)
  const enrolledCourses = useHomeList(queryForViewer('enrolledCourses', site, viewer, ask.courses.enrolled), needed)
  const ranking = useHomeList(
    queryForViewer('ranking', site, viewer, (signal) => ask.loadRanking(site, signal)),
    needed,
  )
  const studyLogs = useHomeList(queryForViewer('studyLogs', site, viewer, ask.studyLogs.list), needed)
  const quests = useHomeList(questsQuery(ask, site, viewer), needed)
  const taughtClasses = useHomeList(taughtClassesQuery(ask, site, viewer), needed)

  // The same object as long as nothing has changed, so that sections re-render only then.
  return useMemo(
    () => ({ ...home.view(base, { enrolledChannels, assignments, enrolledCourses, ranking, studyLogs, quests, taughtClasses }), retry }),
    [home, base, enrolledChannels, assignments, enrolledCourses, ranking, studyLogs, quests, taughtClasses, retry],
  )
}
