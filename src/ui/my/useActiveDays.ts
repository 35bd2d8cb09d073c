import { type ActiveDay, calendarStart } from '../../domain/problems/learningRecord.ts'
import { useApplication } from '../kit/application.ts'
import { type Loadable, useLoadable } from '../kit/loaded.ts'
import { useViewerQuery } from '../viewer/viewerQuery.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly activeDays: true
  }
}

/** Reads the days that the calendar and the week show. */
export const useActiveDays = (today: string): Loadable<readonly ActiveDay[]> => {
  const { features } = useApplication()
  return useLoadable(
    useViewerQuery<readonly ActiveDay[]>({
      name: 'activeDays',
      of: [today],
      read: async (signal) => (await features.problem()).record.activeDays(calendarStart(today), signal),
    }),
  )
}
