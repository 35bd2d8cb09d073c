import { useQuery } from '@tanstack/react-query'
import type { RegistrationWish } from '../../application/registration/RegistrationRepository.ts'
import type { QueryName } from '../app/QueryName.ts'
import { useClasses } from '../app/useClasses.ts'
import { useSite } from '../app/useSite.ts'
import type { Loaded } from '../app/Loaded.ts'
import { useLoaded } from '../app/useLoaded.ts'
import type { ClassDate, RegistrationOption } from '../../domain/registration/ClassDate.ts'

export const useRegistrationDates = (wish: RegistrationWish): Loaded<readonly ClassDate[]> => {
  const { registrations } = useClasses()
  const query = useQuery({ queryKey: useKeyOf('registrationDates', wish), queryFn: ({ signal }) => registrations.dates(wish, signal) })
  return useLoaded(query)
}

/** What is asked with a registration: only of those who may register. */
export const useRegistrationOptions = (wish: RegistrationWish): Loaded<readonly RegistrationOption[]> => {
  const { registrations } = useClasses()
  const query = useQuery({ queryKey: useKeyOf('registrationOptions', wish), queryFn: ({ signal }) => registrations.options(wish, signal) })
  return useLoaded(query)
}

/** Under which the dates of a class are kept. */
export const useDatesKey = (wish: RegistrationWish) => useKeyOf('registrationDates', wish)

const useKeyOf = (name: QueryName, { targetUserId, courseClassId }: RegistrationWish) => {
  const { site } = useSite()
  return [name, site.channelDomain, targetUserId, String(courseClassId)] as const
}
