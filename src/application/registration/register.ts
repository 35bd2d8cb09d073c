import type { ClassDate, RegistrationOption } from '../../domain/registration/ClassDate.ts'
import { type ChosenOption, missingOption } from '../../domain/registration/missingOption.ts'
import { type Registrability, registrability } from '../../domain/registration/registrability.ts'
import type { Clock } from '../platform/Clock.ts'
import { mayHaveWorked } from '../platform/mayHaveWorked.ts'
import { oneAtATime } from '../platform/oneAtATime.ts'
import { statusOf } from '../platform/statusOf.ts'
import type { RegistrationRepository, RegistrationWish } from './RegistrationRepository.ts'

export interface RegisterWish extends RegistrationWish {
  /** Korean calendar dates (YYYY-MM-DD). */
  readonly dates: readonly string[]
  readonly options: readonly ChosenOption[]
}

/** Each names the first date that stands in the way. */
export type RegisterRefusal = {
  readonly kind: Exclude<Registrability['kind'], 'open'>
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
 * `asked` is what is asked with a registration; `newest` gives the dates as they are known at this very moment, not as they were
 * when the calendar was drawn (F-087).
 */
export type Register = (
  wish: RegisterWish,
  asked: readonly RegistrationOption[],
  newest: () => readonly ClassDate[],
) => Promise<RegisterOutcome>

interface Needs {
  readonly registrations: RegistrationRepository
  readonly clock: Clock
}

/**
 * One call per wish, never made again by itself. When it is refused, or nobody knows whether it went through, the dates are
 * read anew: they say who got the last place, and whether the viewer was registered after all.
 */
export function makeRegister({ registrations, clock }: Needs): Register {
  const afterFailure = async (wish: RegisterWish, error: unknown): Promise<RegisterOutcome> => {
    const status = statusOf(error)
    if (status === 401) return { kind: 'signInFirst' }
    if (status === 403) return { kind: 'notEnrolled' }
    const dates = await registrations.dates(wish).catch(() => null)
    if (dates === null) return { kind: 'failed' }
    if (mayHaveWorked(status) && wish.dates.every((date) => isRegistered(dates, date))) return { kind: 'registered', dates: wish.dates }
    return obstacle(wish, dates, clock.now()) ?? { kind: 'failed' }
  }

  const send: Register = async (wish, asked, newest) => {
    if (wish.dates.length === 0) return { kind: 'nothingChosen' }
    const option = missingOption(asked, wish.options)
    if (option !== null) return { kind: 'unanswered', option }
    const refusal = obstacle(wish, newest(), clock.now())
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

const requestOf = ({ courseClassId, targetUserId, dates, options }: RegisterWish) => ({
  contentType: 'COURSE_CLASS' as const,
  contentId: courseClassId,
  targetUserId,
  dates,
  options,
})

/** A date of which nothing is known (any more) is closed. */
function obstacle({ dates }: RegisterWish, known: readonly ClassDate[], now: Date): RegisterRefusal | null {
  for (const date of dates) {
    const kind = kindOf(known, date, now)
    if (kind !== 'open') return { kind, date }
  }
  return null
}

function kindOf(known: readonly ClassDate[], date: string, now: Date): Registrability['kind'] {
  const found = known.find((classDate) => classDate.date === date)
  return found === undefined ? 'closed' : registrability(found, now).kind
}

function isRegistered(known: readonly ClassDate[], date: string): boolean {
  return known.some((classDate) => classDate.date === date && classDate.registrationDateId !== null)
}
