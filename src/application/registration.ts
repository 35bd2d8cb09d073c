import { mayHaveSucceeded, statusOf } from './callError.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { Clock } from './platform.ts'
import type { Id } from '../domain/id.ts'
import { type RegistrationCollision, registrationCollisions } from '../domain/registrationCollision.ts'
import {
  type ChosenOption,
  type ClassDate,
  type DateCount,
  type EnrolledClassDate,
  firstUnansweredOption,
  type RegistrationOption,
  registrationState,
  type RegistrationState,
} from '../domain/registration.ts'

/** Reads and writes registrations for dates of classes. The target user is the person who will come: the viewer, or one they look after. */
export interface RegistrationRepository {
  /** Counts the target user's registrations on each date of a month (YYYY-MM), over all classes. */
  dateCounts(targetUserId: Id, month: string, signal?: AbortSignal): Promise<readonly DateCount[]>
  /** Counts like `dateCounts`, in the education environment: a separate call, never a fallback. */
  dateCountsInEduenv(targetUserId: Id, month: string, signal?: AbortSignal): Promise<readonly DateCount[]>
  /** Lists the dates of a class, with how full they are and which of them the target user is registered for. */
  dates(wish: RegistrationTarget, signal?: AbortSignal): Promise<readonly ClassDate[]>
  /** Lists the dates without a target user or a session: no date counts as registered. */
  openDates(courseClassId: Id, signal?: AbortSignal): Promise<readonly ClassDate[]>
  options(wish: RegistrationTarget, signal?: AbortSignal): Promise<readonly RegistrationOption[]>
  /** Registers. The request goes out as it is given (S-241). */
  register(request: RegistrationRequest): Promise<void>
  cancel(registrationDateId: Id): Promise<void>
}

/** Names the class and the person to register. */
export interface RegistrationTarget {
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

export interface RegisterCommand extends RegistrationTarget {
  /** Korean calendar dates (YYYY-MM-DD). */
  readonly dates: readonly string[]
  readonly options: readonly ChosenOption[]
}

/** Each refusal names the first date that prevents the registration. */
export type RegisterRefusal = {
  readonly kind: Exclude<RegistrationState['kind'], 'open'>
  readonly date: string
}

export type RegisterOutcome =
  | { readonly kind: 'registered'; readonly dates: readonly string[] }
  | RegisterRefusal
  | { readonly kind: 'nothingChosen' }
  /** A question that has to be answered first. */
  | { readonly kind: 'unanswered'; readonly option: RegistrationOption }
  | { readonly kind: 'notEnrolled' }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'alreadyRegistering' }
  | { readonly kind: 'failed' }

/**
 * `asked` are the questions of a registration; `newest` gives the current dates, not those
 * from when the calendar was rendered (F-087).
 */
export type Register = (
  command: RegisterCommand,
  questions: readonly RegistrationOption[],
  latestDates: () => readonly ClassDate[],
) => Promise<RegisterOutcome>

interface RegisterDependencies {
  readonly registrations: RegistrationRepository
  readonly clock: Clock
}

/**
 * Makes one call per click, never repeated automatically. When it is refused or its answer was lost, the dates are reloaded: they show who
 * got the last place and whether the viewer is registered.
 */
export function makeRegister({ registrations, clock }: RegisterDependencies): Register {
  const afterFailure = async (wish: RegisterCommand, error: unknown): Promise<RegisterOutcome> => {
    const status = statusOf(error)
    if (status === 401) return { kind: 'signInFirst' }
    if (status === 403) return { kind: 'notEnrolled' }
    const dates = await registrations.dates(wish).catch(() => null)
    if (dates === null) return { kind: 'failed' }
    if (mayHaveSucceeded(status) && wish.dates.every((date) => isRegistered(dates, date))) return { kind: 'registered', dates: wish.dates }
    return findRefusal(wish, dates, clock.now()) ?? { kind: 'failed' }
  }

  const send: Register = async (wish, asked, newest) => {
    if (wish.dates.length === 0) return { kind: 'nothingChosen' }
    const option = firstUnansweredOption(asked, wish.options)
    if (option !== null) return { kind: 'unanswered', option }
    const refusal = findRefusal(wish, newest(), clock.now())
    if (refusal !== null) return refusal
    try {
      await registrations.register(requestOf(wish))
      return { kind: 'registered', dates: wish.dates }
    } catch (error) {
      return await afterFailure(wish, error)
    }
  }
  return oneAtATime({ kind: 'alreadyRegistering' }, send)
}

const requestOf = ({ courseClassId, targetUserId, dates, options }: RegisterCommand) => ({
  contentType: 'COURSE_CLASS' as const,
  contentId: courseClassId,
  targetUserId,
  dates,
  options,
})

/** Returns the first refusal. An unknown date counts as closed. */
function findRefusal({ dates }: RegisterCommand, known: readonly ClassDate[], now: Date): RegisterRefusal | null {
  for (const date of dates) {
    const kind = stateKindOf(known, date, now)
    if (kind !== 'open') return { kind, date }
  }
  return null
}

function stateKindOf(known: readonly ClassDate[], date: string, now: Date): RegistrationState['kind'] {
  const found = known.find((classDate) => classDate.date === date)
  return found === undefined ? 'closed' : registrationState(found, now).kind
}

function isRegistered(known: readonly ClassDate[], date: string): boolean {
  return known.some((classDate) => classDate.date === date && classDate.registrationDateId !== null)
}

export type CancelOutcome =
  | { readonly kind: 'cancelled' }
  /** There is no registration for this date, or no longer. */
  | { readonly kind: 'notRegistered' }
  /** The class has begun. */
  | { readonly kind: 'tooLate' }
  | { readonly kind: 'signInFirst' }
  /** The registration belongs to somebody else. */
  | { readonly kind: 'notAllowed' }
  | { readonly kind: 'alreadyCancelling' }
  /** The answer was lost: the result is unknown. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }

export type CancelRegistration = (classDate: ClassDate) => Promise<CancelOutcome>

interface CancelDependencies {
  readonly registrations: RegistrationRepository
  readonly clock: Clock
}

/** Makes one call per click, never repeated automatically. */
export function makeCancelRegistration({ registrations, clock }: CancelDependencies): CancelRegistration {
  return oneAtATime({ kind: 'alreadyCancelling' }, async (classDate: ClassDate): Promise<CancelOutcome> => {
    const state = registrationState(classDate, clock.now())
    if (state.kind !== 'alreadyRegistered') return { kind: 'notRegistered' }
    if (!state.canCancel) return { kind: 'tooLate' }
    try {
      await registrations.cancel(state.registrationDateId)
      return { kind: 'cancelled' }
    } catch (error) {
      return { kind: cancelFailureKind(error) }
    }
  })
}

function cancelFailureKind(error: unknown): 'signInFirst' | 'notAllowed' | 'notRegistered' | 'tooLate' | 'unknown' | 'failed' {
  const status = statusOf(error)
  if (mayHaveSucceeded(status)) return 'unknown'
  switch (status) {
    case 401:
      return 'signInFirst'
    case 403:
      return 'notAllowed'
    case 404:
      return 'notRegistered'
    case 409:
      return 'tooLate'
    default:
      return 'failed'
  }
}

/** Loads all dates of the classes that the target user takes. */
export type LoadEnrolledClassDates = (targetUserId: Id, signal?: AbortSignal) => Promise<readonly EnrolledClassDate[]>

interface LoadDatesDependencies {
  readonly catalogue: { enrolled(signal?: AbortSignal): Promise<readonly EnrolledClassDate['courseClass'][]> }
  readonly registrations: Pick<RegistrationRepository, 'dates'>
}

/** Finds the person's registered dates of other classes that overlap with the wanted ones. Empty on failure, as it is only advice. */
export type FindCollisions = (target: RegistrationTarget, wanted: readonly ClassDate[]) => Promise<readonly RegistrationCollision[]>

export function makeFindCollisions(loadEnrolledClassDates: LoadEnrolledClassDates): FindCollisions {
  return async ({ courseClassId, targetUserId }, wanted) => {
    if (wanted.length === 0) return []
    const own = await loadEnrolledClassDates(targetUserId).catch(() => [])
    return registrationCollisions(courseClassId, wanted, own)
  }
}

/** A limit, since each class costs a call. Classes have no promised order, and past ones are among them. */
const maxClasses = 20

/** Leaves out a class whose dates cannot be read; fails only when that is so with all of them. */
export function makeLoadEnrolledClassDates({ catalogue, registrations }: LoadDatesDependencies): LoadEnrolledClassDates {
  return async (targetUserId, signal) => {
    const datesOf = async (courseClass: EnrolledClassDate['courseClass']): Promise<readonly EnrolledClassDate[]> => {
      const dates = await registrations.dates({ courseClassId: courseClass.courseClassId, targetUserId }, signal)
      return dates.map((classDate) => ({ courseClass, classDate }))
    }
    const taken = (await catalogue.enrolled(signal)).slice(0, maxClasses)
    const read = await Promise.allSettled(taken.map(datesOf))
    const [first] = read
    if (first?.status === 'rejected' && read.every(({ status }) => status === 'rejected')) throw first.reason
    return read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  }
}

/** Lists the port and the use cases of registering for the dates of a class. */
export interface RegistrationFeature {
  readonly findCollisions: FindCollisions
  readonly registrations: RegistrationRepository
  readonly register: Register
  readonly cancelRegistration: CancelRegistration
  readonly loadEnrolledClassDates: LoadEnrolledClassDates
}
