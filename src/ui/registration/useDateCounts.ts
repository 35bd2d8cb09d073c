import { useQuery } from '@tanstack/react-query'
import type { Id } from '../../domain/Id.ts'
import { useClasses } from '../app/useClasses.ts'
import { useSite } from '../app/useSite.ts'

/**
 * How many classes the viewer has registered for on each date of a month. A channel on its own site keeps its classes in
 * the education environment, which counts for itself. A small help only: when it fails, nothing is said.
 */
export const useDateCounts = (targetUserId: Id, month: string, classChannel: string | null): ReadonlyMap<string, number> => {
  const { registrations } = useClasses()
  const { site } = useSite()
  const isOfSite = site.channelDomain !== null && classChannel === site.channelDomain
  const { data } = useQuery({
    queryKey: ['registrationCounts', site.channelDomain, targetUserId, isOfSite, month],
    queryFn: ({ signal }) =>
      isOfSite ? registrations.dateCountsInEduenv(targetUserId, month, signal) : registrations.dateCounts(targetUserId, month, signal),
  })
  return new Map(data?.map(({ date, count }) => [date, count]))
}
