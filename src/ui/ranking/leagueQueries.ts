import type { Id } from '../../domain/id.ts'
import type { League } from '../../domain/league.ts'
import { useAction } from '../kit/action.ts'
import { useApplication } from '../kit/application.ts'
import type { Loadable } from '../kit/loaded.ts'
import { useViewerData } from '../viewer/viewerQuery.ts'
import { leagueWords } from './leagueWords.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly league: true
  }
}

/** Reads the viewer's league; null for a guest, for those in none, and if the backend has none. Every solved problem may change it. */
export const useLeague = (enabled: boolean): Loadable<League | null> => {
  const { features } = useApplication()
  return useViewerData<League | null>(
    { name: 'league', read: async (signal) => (await features.ranking()).leagues.current(signal), staleTime: 0, enabled },
    null,
  )
}

/** Claps for a member of the league. The league is refetched unless the call has failed. */
export const useClap = () => {
  const { features, notifications } = useApplication()
  return useAction({
    name: 'clap',
    async run(userId: Id) {
      const { kind } = await (await features.ranking()).clap(userId)
      if (kind !== 'clapped') notifications.warn(leagueWords.clapped[kind])
      return kind
    },
    invalidates: (kind) => (kind === 'failed' ? [] : ['league']),
  })
}
