import { useQuery } from '@tanstack/react-query'
import { type ActiveDay, calendarStart } from '../../domain/problems/learningRecord.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { useApplication } from '../kit/application.ts'
import { type Loadable, useLoadable } from '../kit/loaded.ts'
import { useSite } from '../site/useSite.ts'

/** The days that the calendar shows, and the week with it. */
export const useActiveDays = (viewer: Viewer, today: string): Loadable<readonly ActiveDay[]> => {
  const { features } = useApplication()
  const { site } = useSite()
  return useLoadable(
    useQuery<readonly ActiveDay[]>({
      queryKey: ['activeDays', site.channelDomain, viewer.userId, today],
      queryFn: async ({ signal }) => (await features.problem()).record.activeDays(calendarStart(today), signal),
    }),
  )
}
