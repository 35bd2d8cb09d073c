import type { ClassDate } from '../../domain/registration/ClassDate.ts'
import { registrability } from '../../domain/registration/registrability.ts'
import type { Clock } from '../platform/Clock.ts'
import { oneAtATime } from '../platform/oneAtATime.ts'
import { statusOf } from '../platform/statusOf.ts'
import type { RegistrationRepository } from './RegistrationRepository.ts'

export type CancelOutcome =
  | { readonly kind: 'cancelled' }
  /** Nothing is registered there, or no longer. */
  | { readonly kind: 'notRegistered' }
  /** The class has begun. */
  | { readonly kind: 'tooLate' }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'alreadyCancelling' }
  | { readonly kind: 'failed' }

export type CancelRegistration = (classDate: ClassDate) => Promise<CancelOutcome>

interface Needs {
  readonly registrations: RegistrationRepository
  readonly clock: Clock
}

/** One call per wish, never made again by itself. */
export function makeCancelRegistration({ registrations, clock }: Needs): CancelRegistration {
  return oneAtATime({ kind: 'alreadyCancelling' }, async (classDate: ClassDate): Promise<CancelOutcome> => {
    const state = registrability(classDate, clock.now())
    if (state.kind !== 'alreadyRegistered') return { kind: 'notRegistered' }
    if (!state.canCancel) return { kind: 'tooLate' }
    try {
      await registrations.cancel(state.registrationDateId)
      return { kind: 'cancelled' }
    } catch (error) {
      return { kind: failureKind(error) }
    }
  })
}

function failureKind(error: unknown): 'signInFirst' | 'notRegistered' | 'tooLate' | 'failed' {
  switch (statusOf(error)) {
    case 401:
      return 'signInFirst'
    case 404:
      return 'notRegistered'
    case 409:
      return 'tooLate'
    default:
      return 'failed'
  }
}
