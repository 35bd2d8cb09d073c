import { useQuery } from '@tanstack/react-query'
import type { ClassSchedule, ScheduleRepeat } from '../../../domain/course-class/ClassSchedule.ts'
import { useClasses } from '../../app/useClasses.ts'
import { useSite } from '../../app/useSite.ts'
import type { Loaded } from '../../app/Loaded.ts'
import { useLoaded } from '../../app/useLoaded.ts'

export interface Timetables {
  readonly schedules: Loaded<readonly ClassSchedule[]>
  /** The names of the ways to repeat. Empty while loading and when they fail: the page does without them. */
  readonly repeats: readonly ScheduleRepeat[]
}

export const useTimetable = (courseClassId: string): Timetables => {
  const { catalogue } = useClasses()
  const { site } = useSite()
  const planned = useQuery({
    queryKey: ['classSchedules', site.channelDomain, courseClassId],
    queryFn: ({ signal }) => catalogue.schedules(courseClassId, signal),
  })
  const { data: repeats = [] } = useQuery({
    queryKey: ['scheduleRepeats', site.channelDomain],
    queryFn: ({ signal }) => catalogue.repeats(signal),
  })
  return { schedules: useLoaded(planned), repeats }
}
