import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Notifier } from '../../application/platform.ts'
import type { CancelOutcome, RegisterOutcome, RegisterRefusal, RegistrationTarget } from '../../application/registration.ts'
import type { Id } from '../../domain/id.ts'
import type { ChosenOption, ClassDate, RegistrationOption } from '../../domain/registration.ts'
import { invalidate, useAction } from '../kit/action.ts'
import { useApplication } from '../kit/application.ts'
import { type Loadable, useLoadable } from '../kit/loaded.ts'
import { keyForSite, queriesNamed, type QueryName } from '../kit/query.ts'
import { hasRegisteredKey } from '../kit/storageKeys.ts'
import { useFeature } from '../kit/useFeature.ts'
import { calendarDateText, shortDay } from './calendarDay.ts'
import { registrationWords } from './registrationWords.ts'
import { useSite } from '../site/useSite.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly registrationCounts: true
    readonly registrationDates: true
    readonly registrationOptions: true
  }
}

export const useRegistrationDates = (target: RegistrationTarget): Loadable<readonly ClassDate[]> => {
  const { registrations } = useFeature('registration')
  const query = useQuery({
    queryKey: useTargetQueryKey('registrationDates', target),
    queryFn: ({ signal }) => registrations.dates(target, signal),
  })
  return useLoadable(query)
}

/** Reads the dates for a viewer who is not signed in; the request contains no user. */
export const useOpenDates = (courseClassId: Id): Loadable<readonly ClassDate[]> => {
  const { registrations } = useFeature('registration')
  const { site } = useSite()
  const query = useQuery({
    queryKey: keyForSite('registrationDates', site, null, courseClassId),
    queryFn: ({ signal }) => registrations.openDates(courseClassId, signal),
  })
  return useLoadable(query)
}

/** Reads the questions of a registration, only for viewers who may register. */
export const useRegistrationOptions = (target: RegistrationTarget): Loadable<readonly RegistrationOption[]> => {
  const { registrations } = useFeature('registration')
  const query = useQuery({
    queryKey: useTargetQueryKey('registrationOptions', target),
    queryFn: ({ signal }) => registrations.options(target, signal),
  })
  return useLoadable(query)
}

/** Returns the query key of a class's dates. */
const useDatesQueryKey = (target: RegistrationTarget) => useTargetQueryKey('registrationDates', target)

const useTargetQueryKey = (name: QueryName, { targetUserId, courseClassId }: RegistrationTarget) => {
  const { site } = useSite()
  return keyForSite(name, site, targetUserId, courseClassId)
}

/**
 * Returns the number of classes that the viewer has registered for on each date of a month. Classes of a channel's own site are counted by
 * the education environment. Empty for a guest and after a failure.
 */
export const useDateCounts = (targetUserId: Id | null, month: string, classChannel: string | null): ReadonlyMap<string, number> => {
  const { registrations } = useFeature('registration')
  const { site } = useSite()
  const isOfSite = site.channelDomain !== null && classChannel === site.channelDomain
  const { data } = useQuery({
    queryKey: keyForSite('registrationCounts', site, targetUserId, isOfSite, month),
    queryFn:
      targetUserId === null
        ? skipToken
        : ({ signal }) =>
            isOfSite
              ? registrations.dateCountsInEduenv(targetUserId, month, signal)
              : registrations.dateCounts(targetUserId, month, signal),
  })
  return new Map(data?.map(({ date, count }) => [date, count]))
}

/** The queries that a registration may change, also if its answer was lost (F-084): the class, and the viewer's data on the home page. */
const affectedQueries = ['registrationCounts', 'courseClass', 'classStanding', 'viewer', 'quests', 'studyLogs'] as const

/** Refetches the affected queries, and waits only for the dates. Data that cannot be refetched stays (F-086). */
const invalidateRegistrations = (client: QueryClient): Promise<void> => {
  invalidate(client, affectedQueries)
  return client.invalidateQueries(queriesNamed('registrationDates'))
}

/** Finds the viewer's other dates that overlap with the wanted ones. */
export const useCollisions = (target: RegistrationTarget) => {
  const { findCollisions } = useFeature('registration')
  return useAction({ name: 'findCollisions', run: (wanted: readonly ClassDate[]) => findCollisions(target, wanted) })
}

const registerWords = registrationWords.outcome

interface RegisterInput {
  readonly dates: readonly string[]
  readonly options: readonly ChosenOption[]
  readonly questions: readonly RegistrationOption[]
}

interface RegisterState {
  readonly isPending: boolean
  /** Resolves to the outcome, or to null if a registration is already running. */
  register(input: RegisterInput): Promise<RegisterOutcome | null>
}

/** Registers, notifies of the outcome, and refetches the queries that a registration may change. */
export const useRegister = (target: RegistrationTarget): RegisterState => {
  const { register: registerNow } = useFeature('registration')
  const { notifications, store } = useApplication()
  const client = useQueryClient()
  const datesKey = useDatesQueryKey(target)
  const readAt = () => client.getQueryState(datesKey)?.dataUpdatedAt ?? 0
  /** The dates accepted since the last read, in case reading them again fails (F-086). */
  const accepted = useRef({ dates: [] as readonly string[], since: 0 })
  const acceptedDates = () => (accepted.current.since === readAt() ? accepted.current.dates : [])

  const latestDates = () => client.getQueryData<readonly ClassDate[]>(datesKey) ?? []

  const send = async ({ dates, options, questions }: RegisterInput) => {
    const known = dates.find((date) => acceptedDates().includes(date))
    if (known !== undefined) return { kind: 'alreadyRegistered', date: known } as const
    return registerNow({ ...target, dates, options }, questions, latestDates)
  }
  const { isPending, isRunning, run } = useAction({
    name: 'register',
    async run(input: RegisterInput) {
      const outcome = await send(input)
      if (outcome.kind === 'registered') {
        store.set(hasRegisteredKey, 'yes')
        accepted.current = { dates: [...acceptedDates(), ...input.dates], since: readAt() }
      }
      notifyOutcome(outcome, input.dates, notifications)
      // Pending until the dates are refetched: until then the calendar shows the old choice, which must not be sent twice.
      if (outcome.kind !== 'nothingChosen' && outcome.kind !== 'unanswered') await invalidateRegistrations(client)
      return outcome
    },
  })
  return {
    isPending,
    async register(input) {
      if (!isRunning()) return run(input)
      notifications.success(registerWords.alreadyRegistering)
      return null
    },
  }
}

const notifyOutcome = (outcome: RegisterOutcome, dates: readonly string[], notifications: Notifier) => {
  switch (outcome.kind) {
    case 'registered':
      return notifications.success(registerWords.registered(namesOf(outcome.dates)))
    case 'alreadyRegistering':
      return notifications.success(registerWords.alreadyRegistering)
    case 'full':
    case 'past':
    case 'closed':
    case 'alreadyRegistered':
      return notifications.warn(refusalText(outcome.kind, outcome.date, dates.length > 1))
    case 'unanswered':
      return notifications.warn(registrationWords.options.missing(outcome.option.name))
    default:
      return notifications.warn(registerWords[outcome.kind])
  }
}

const refusalText = (kind: RegisterRefusal['kind'], date: string, hasMore: boolean) => {
  const reason = registrationWords.refusal[kind](shortDay(date))
  const text = kind === 'alreadyRegistered' ? `${reason}.` : registerWords.notYet(reason)
  return hasMore ? `${text} ${registerWords.rest}` : text
}

const namesOf = (dates: readonly string[]) => {
  const [first = ''] = dates.toSorted()
  return dates.length > 1 ? registerWords.more(calendarDateText(first), dates.length - 1) : calendarDateText(first)
}

const cancelWords = registrationWords.cancelled

interface CancelState {
  readonly isPending: boolean
  cancel(classDate: ClassDate): Promise<CancelOutcome>
}

/** Cancels, notifies of the outcome, and refetches the queries that a cancellation may change. */
export const useCancelRegistration = (target: RegistrationTarget): CancelState => {
  const { cancelRegistration } = useFeature('registration')
  const { notifications } = useApplication()
  const client = useQueryClient()
  const queryKey = useDatesQueryKey(target)

  /** Updates the cache at once, since the backend has confirmed it. */
  const applyToCache = async ({ date }: ClassDate) => {
    await client.cancelQueries({ queryKey })
    client.setQueryData<readonly ClassDate[]>(queryKey, (known) =>
      known?.map((one) => (one.date === date ? withoutRegistration(one) : one)),
    )
  }
  const { isPending, run } = useAction({
    name: 'cancelRegistration',
    async run(classDate: ClassDate) {
      const outcome = await cancelRegistration(classDate)
      if (outcome.kind === 'alreadyCancelling') notifications.success(cancelWords.alreadyCancelling)
      else if (outcome.kind === 'cancelled') {
        await applyToCache(classDate)
        notifications.success(cancelWords.cancelled(calendarDateText(classDate.date)))
      } else notifications.warn(cancelWords[outcome.kind])
      return outcome
    },
    invalidates: ({ kind }) => (kind === 'alreadyCancelling' ? [] : ['registrationDates', ...affectedQueries]),
  })
  return { isPending, cancel: run }
}

const withoutRegistration = (classDate: ClassDate): ClassDate => ({
  ...classDate,
  registrationDateId: null,
  registeredCount: classDate.registeredCount === null ? null : classDate.registeredCount - 1,
})
