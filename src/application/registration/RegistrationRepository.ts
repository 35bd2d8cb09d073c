import type { ClassDate, DateCount, RegistrationOption } from '../../domain/registration/ClassDate.ts'
import type { ChosenOption } from '../../domain/registration/missingOption.ts'
import type { Id } from '../../domain/Id.ts'

/** Registrations for dates of classes. The target user is the one who will come: the viewer, or somebody they look after. */
export interface RegistrationRepository {
  /** How many registrations the target user has on each date of a month (YYYY-MM), over all classes. */
  dateCounts(targetUserId: Id, month: string, signal?: AbortSignal): Promise<readonly DateCount[]>
  /** The same of the education environment: a call of its own, never a silent stand-in for the other. */
  dateCountsInEduenv(targetUserId: Id, month: string, signal?: AbortSignal): Promise<readonly DateCount[]>
  /** The dates of a class, with how full they are and which of them the target user has. */
  dates(wish: RegistrationWish, signal?: AbortSignal): Promise<readonly ClassDate[]>
  options(wish: RegistrationWish, signal?: AbortSignal): Promise<readonly RegistrationOption[]>
  /** The request goes out as it is given (S-241). */
  register(request: RegistrationRequest): Promise<void>
  cancel(registrationDateId: Id): Promise<void>
}

/** Which class, for whom. */
export interface RegistrationWish {
  readonly courseClassId: Id
  readonly targetUserId: Id
}

/** The body's fields are ours: the spec shows none. */
export interface RegistrationRequest {
  readonly contentType: 'COURSE_CLASS'
  readonly contentId: Id
  readonly targetUserId: Id
  /** Korean calendar dates (YYYY-MM-DD). */
  readonly dates: readonly string[]
  readonly options: readonly ChosenOption[]
}
