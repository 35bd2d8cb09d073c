import type { Request, Server } from 'miragejs'
import { pageOf } from './pageOf.ts'
import type { RouteContext } from './RouteContext.ts'
import { served } from '../world/hostile/served.ts'
import { ownUserId } from '../world/ownUserId.ts'
import { memberRanking, userRanking } from '../world/ranking.ts'

/** Rankings are public: a guest on a channel sees them too. */
export function rankRoutes(server: Server, { world, session, paths }: RouteContext): void {
  const { context, rankPageSize: pageSize } = world
  const pages = (whole: typeof userRanking) => (_: unknown, request: Request) => {
    const entries = whole(context)
    const own = session.isGuest() ? undefined : entries.find(({ user }) => String(user.userId) === ownUserId)
    const envelope = (page: readonly object[]) => ({
      totalCount: entries.length,
      pageSize,
      myRanking: own ?? null,
      rankingList: served(context, 'ranking', page),
    })
    return pageOf(entries, pageSize, request, envelope)
  }
  server.get(paths.userRanks, pages(userRanking))
  server.get(paths.memberRanks, pages(memberRanking))
}
