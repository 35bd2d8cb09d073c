import { statusOf } from './callError.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { Departure, DepartureFacts } from '../domain/members/departure.ts'

/** Removes the viewer or another member from a class or the channel. */
export interface DepartureRepository {
  /** Reads what the member has there. */
  facts(departure: Departure, signal?: AbortSignal): Promise<DepartureFacts>
  depart(departure: Departure): Promise<void>
}

export interface DepartOutcome {
  /** `gone`: the member is not there any more, which was the aim. */
  readonly kind: 'departed' | 'gone' | 'lastOperator' | 'refused' | 'signInFirst' | 'alreadyRunning' | 'failed'
}

export type Depart = (departure: Departure) => Promise<DepartOutcome>

const refusals: Readonly<Record<number, DepartOutcome['kind']>> = { 401: 'signInFirst', 403: 'refused', 404: 'gone', 409: 'lastOperator' }

/** Runs one departure at a time. A lost answer leaves the result unknown; a second press then finds the member gone and says so. */
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
