import { statusOf } from './callError.ts'
import type { Id } from '../domain/id.ts'
import type { League } from '../domain/league.ts'

/** Requires a signed-in user. */
export interface LeagueRepository {
  /** Resolves to null for those who take part in none, such as teachers, and where the backend has no leagues. */
  current(signal?: AbortSignal): Promise<League | null>
  /** Tells a member of the viewer's league that the viewer claps for them. A second clap on a day changes nothing. */
  clap(userId: Id): Promise<void>
}

export interface ClapOutcome {
  readonly kind: 'clapped' | 'signInFirst' | 'refused' | 'gone' | 'failed'
}
export type Clap = (userId: Id) => Promise<ClapOutcome>

const refusals: Readonly<Record<number, ClapOutcome['kind']>> = { 401: 'signInFirst', 403: 'refused', 404: 'gone' }

/** Claps for a member of the league. Several claps for different members may run at once. */
export function makeClap({ leagues }: { readonly leagues: Pick<LeagueRepository, 'clap'> }): Clap {
  return async (userId) => {
    try {
      await leagues.clap(userId)
      return { kind: 'clapped' }
    } catch (error) {
      return { kind: refusals[statusOf(error) ?? 0] ?? 'failed' }
    }
  }
}
