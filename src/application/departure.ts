import { statusOf } from './callError.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { Departure, DepartureFacts } from '../domain/members/departure.ts'

/** Leaving a class or the channel oneself, and removing somebody else. */
export interface DepartureRepository {
  /** What they have there. */
  facts(departure: Departure, signal?: AbortSignal): Promise<DepartureFacts>
  depart(departure: Departure): Promise<void>
}

export interface DepartOutcome {
  /** `gone`: they are not there any more, which is what was wanted. */
  readonly kind: 'departed' | 'gone' | 'lastOperator' | 'refused' | 'signInFirst' | 'alreadyRunning' | 'failed'
}

export type Depart = (departure: Departure) => Promise<DepartOutcome>

const refusals: Readonly<Record<number, DepartOutcome['kind']>> = { 401: 'signInFirst', 403: 'refused', 404: 'gone', 409: 'lastOperator' }

/** One at a time. Where its answer was lost, nothing is known: a second press finds them gone, and says so. */
export function makeDepart({ departures }: { readonly departures: Pick<DepartureRepository, 'depart'> }): Depart {
  return oneAtATime({ kind: 'alreadyRunning' }, async (departure: Departure): Promise<DepartOutcome> => {
    try {
      await departures.depart(departure)
      return { kind: 'departed' }
    } catch (error) {
      return { kind: refusals[statusOf(error) ?? 0] ?? 'failed' }
    }
  })
}
