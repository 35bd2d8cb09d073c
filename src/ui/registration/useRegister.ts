import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Notifier } from '../../application/platform/Notifier.ts'
import type { RegisterOutcome, RegisterRefusal } from '../../application/registration/register.ts'
import type { RegistrationWish } from '../../application/registration/RegistrationRepository.ts'
import type { ClassDate, RegistrationOption } from '../../domain/registration/ClassDate.ts'
import type { ChosenOption } from '../../domain/registration/missingOption.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { useClasses } from '../app/useClasses.ts'
import { useUnderWay } from '../app/useUnderWay.ts'
import { takesClassesKey } from './takesClassesKey.ts'
import { dayText, shortDay } from './dayText.ts'
import { readRegistrationsAnew } from './readRegistrationsAnew.ts'
import { registrationWords } from './registrationWords.ts'
import { useDatesKey } from './useRegistrationDates.ts'

const words = registrationWords.outcome

interface Registering {
  readonly isRunning: boolean
  /** The outcome; null if one is running already. */
  register(
    dates: readonly string[],
    options: readonly ChosenOption[],
    asked: readonly RegistrationOption[],
  ): Promise<RegisterOutcome | null>
}

/** Registers, says what there is to say, and has everything read anew that it may have touched. */
export const useRegister = (wish: RegistrationWish): Registering => {
  const { register: registerNow } = useClasses()
  const { notifications, store } = useApplication()
  const client = useQueryClient()
  const datesKey = useDatesKey(wish)
  const { running, isRunning, run } = useUnderWay()
  const readAt = () => client.getQueryState(datesKey)?.dataUpdatedAt ?? 0
  /** What the backend has accepted since the dates were read, should they not be read again (F-086). */
  const accepted = useRef({ dates: [] as readonly string[], since: 0 })
  const acceptedDates = () => (accepted.current.since === readAt() ? accepted.current.dates : [])

  const newest = () => client.getQueryData<readonly ClassDate[]>(datesKey) ?? []

  const send = async (dates: readonly string[], options: readonly ChosenOption[], asked: readonly RegistrationOption[]) => {
    const known = dates.find((date) => acceptedDates().includes(date))
    if (known !== undefined) return { kind: 'alreadyRegistered', date: known } as const
    return registerNow({ ...wish, dates, options }, asked, newest)
  }
  const register = async (dates: readonly string[], options: readonly ChosenOption[], asked: readonly RegistrationOption[]) => {
    const outcome = await send(dates, options, asked)
    if (outcome.kind === 'registered') {
      store.set(takesClassesKey, 'yes')
      accepted.current = { dates: [...acceptedDates(), ...dates], since: readAt() }
    }
    tell(outcome, dates, notifications)
    if (outcome.kind !== 'nothingChosen' && outcome.kind !== 'unanswered') await readRegistrationsAnew(client)
    return outcome
  }
  return {
    isRunning: running !== null,
    async register(dates, options, asked) {
      if (!isRunning()) return run(true, () => register(dates, options, asked))
      // Until the dates have been read again the calendar still shows the last choice: it must not be sent twice.
      notifications.success(words.alreadyRegistering)
      return null
    },
  }
}

const tell = (outcome: RegisterOutcome, dates: readonly string[], notifications: Notifier) => {
  switch (outcome.kind) {
    case 'registered':
      return notifications.success(words.registered(namesOf(outcome.dates)))
    case 'alreadyRegistering':
      return notifications.success(words.alreadyRegistering)
    case 'full':
    case 'past':
    case 'closed':
    case 'alreadyRegistered':
      return notifications.warn(refusalText(outcome.kind, outcome.date, dates.length > 1))
    case 'unanswered':
      return notifications.warn(registrationWords.options.missing(outcome.option.name))
    default:
      return notifications.warn(words[outcome.kind])
  }
}

const refusalText = (kind: RegisterRefusal['kind'], date: string, hasMore: boolean) => {
  const reason = registrationWords.refusal[kind](shortDay(date))
  const text = kind === 'alreadyRegistered' ? `${reason}.` : words.notYet(reason)
  return hasMore ? `${text} ${words.rest}` : text
}

const namesOf = (dates: readonly string[]) => {
  const [first = ''] = dates.toSorted()
  return dates.length > 1 ? words.more(dayText(first), dates.length - 1) : dayText(first)
}
