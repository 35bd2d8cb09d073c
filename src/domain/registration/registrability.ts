import { seoulInstant } from '../calendar/seoul.ts'
import { seatsLeft } from '../course-class/seats.ts'
import type { Id } from '../Id.ts'
import type { ClassDate } from './ClassDate.ts'

/** Whether a date of a class can be registered by somebody who takes the class, or why not. */
export type Registrability =
  /** `left` is null where the capacity is not known. */
  | { readonly kind: 'open'; readonly left: number | null }
  | { readonly kind: 'alreadyRegistered'; readonly registrationDateId: Id; readonly canCancel: boolean }
  | { readonly kind: 'past' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'full' }

/** What can be changed least is said first: nobody wants to hear of a full class that was yesterday. */
export function registrability(classDate: ClassDate, now: Date): Registrability {
  const { date, startTime, memberCount, registeredCount, isClosed, registrationDateId } = classDate
  const hasBegun = now >= seoulInstant(date, startTime)
  if (registrationDateId !== null) return { kind: 'alreadyRegistered', registrationDateId, canCancel: !hasBegun }
  if (hasBegun) return { kind: 'past' }
  if (isClosed) return { kind: 'closed' }
  const left = seatsLeft(memberCount, registeredCount)
  return left === 0 ? { kind: 'full' } : { kind: 'open', left }
}
