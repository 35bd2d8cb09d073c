import type { Id } from '../../domain/Id.ts'
import type { OwnDate } from '../../domain/registration/comingDates.ts'
import type { RegistrationRepository } from './RegistrationRepository.ts'

/** All dates of the classes that the target user takes. */
export type LoadComingDates = (targetUserId: Id, signal?: AbortSignal) => Promise<readonly OwnDate[]>

interface Needs {
  readonly catalogue: { enrolled(signal?: AbortSignal): Promise<readonly OwnDate['courseClass'][]> }
  readonly registrations: Pick<RegistrationRepository, 'dates'>
}

/** Classes come in no promised order, those that are over among them; each costs a call. */
const most = 20

/** A class whose dates cannot be read is left out; when that is so with all of them, the whole has failed. */
export function makeLoadComingDates({ catalogue, registrations }: Needs): LoadComingDates {
  return async (targetUserId, signal) => {
    const datesOf = async (courseClass: OwnDate['courseClass']): Promise<readonly OwnDate[]> => {
      const dates = await registrations.dates({ courseClassId: courseClass.courseClassId, targetUserId }, signal)
      return dates.map((classDate) => ({ courseClass, classDate }))
    }
    const taken = (await catalogue.enrolled(signal)).slice(0, most)
    const read = await Promise.allSettled(taken.map(datesOf))
    const [first] = read
    if (first?.status === 'rejected' && read.every(({ status }) => status === 'rejected')) throw first.reason
    return read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  }
}
