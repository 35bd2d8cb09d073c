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

/** Reads the habit; null for a guest, and if the backend has none. A new day refetches it. */
export const useLoadableHabit = (): Loadable<StudyHabit | null> => {
  const { features } = useApplication()
  const today = seoulDate(useNowByMinute())
  return useViewerData<StudyHabit | null>(
    { name: 'habit', of: [today], read: async (signal) => (await features.habit()).habits.read(signal) },
    null,
  )
}

/** Returns the habit; null also while loading and after a failure, so that nothing is shown. */
export const useHabit = (): StudyHabit | null => loadedValue(useLoadableHabit())
