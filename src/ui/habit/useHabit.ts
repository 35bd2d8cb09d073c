import { seoulDate } from '../../domain/calendar/seoul.ts'
import type { StudyHabit } from '../../domain/habit.ts'
import { useApplication } from '../kit/application.ts'
import { loadedValue } from '../kit/loaded.ts'
import { useNowByMinute } from '../kit/time.ts'
import { useViewerData } from '../viewer/useViewerData.ts'

/** Null for a guest, while it is loading, and where the backend does not know it: nothing is shown then. A new day asks anew. */
export const useHabit = (): StudyHabit | null => {
  const { features } = useApplication()
  const today = seoulDate(useNowByMinute())
  return loadedValue(
    useViewerData<StudyHabit | null>(
      (key) => ({
        queryKey: ['habit', key, today],
        queryFn: async ({ signal }) => (await features.habit()).habits.read(signal),
      }),
      null,
    ),
  )
}
