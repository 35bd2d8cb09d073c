import { seoulDate } from '../../domain/calendar/seoul.ts'
import type { StudyHabit } from '../../domain/habit.ts'
import { useApplication } from '../kit/application.ts'
import { type Loadable, loadedValue } from '../kit/loaded.ts'
import { useNowByMinute } from '../kit/time.ts'
import { useViewerData } from '../viewer/viewerQuery.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly habit: true
  }
}

/** Null for a guest, and where the backend keeps none. A new day asks anew. */
export const useLoadableHabit = (): Loadable<StudyHabit | null> => {
  const { features } = useApplication()
  const today = seoulDate(useNowByMinute())
  return useViewerData<StudyHabit | null>(
    { name: 'habit', of: [today], read: async (signal) => (await features.habit()).habits.read(signal) },
    null,
  )
}

/** Null also while it is loading, and when that failed: nothing is shown then. */
export const useHabit = (): StudyHabit | null => loadedValue(useLoadableHabit())
