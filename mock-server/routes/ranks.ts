import type { Server } from 'miragejs'
import type { RouteContext } from './RouteContext.ts'

/** Rankings are public: a guest on a channel sees them too. */
export function rankRoutes(server: Server, { world, paths }: RouteContext): void {
  server.get(paths.userRanks, () => ({ rankingList: world.userRanking() }))
  server.get(paths.memberRanks, () => ({ rankingList: world.memberRanking() }))
}
