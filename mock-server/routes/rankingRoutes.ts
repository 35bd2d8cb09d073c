import type { Request } from 'miragejs'
import type { DemoSchema, DemoServer } from '../models.ts'
import type { Visitors } from '../visitors.ts'
import { badRequest, firstOf, pageOf } from './http.ts'
import { withBrokenItems } from '../world/brokenItems.ts'
import { withSavedChannels } from '../world/channels.ts'
import { rankOf } from '../world/earnings.ts'
import { memberRanking, ranksPerPage, userRanking } from '../world/ranking.ts'
import { avatarOfViewer } from '../world/shop.ts'
import { weeklyRanking } from '../world/weeklyRanking.ts'
import { pageSize as sizeOf, type World } from '../world/world.ts'
import type { ApiPaths } from '../../src/adapters/http/apiPaths.ts'
import { rankingPeriods } from '../../src/domain/rankingPage.ts'

/** Serves rankings, which are public: a guest on a channel sees them too. */
export function rankingRoutes(server: DemoServer, world: World, paths: ApiPaths, visitors: Visitors): void {
  const pageSize = sizeOf(world, ranksPerPage)
  const pages = (whole: typeof userRanking) => async (schema: DemoSchema, request: Request) => {
    const asked = firstOf(request, 'period') ?? 'ALL'
    const period = rankingPeriods.find((one) => one === asked)
    if (period === undefined) return badRequest('period는 ALL이나 WEEK예요')
    const user = schema.first('user')
    const everybody = whole(world, user && { ...user.attrs, ...rankOf(schema, user), ...avatarOfViewer(schema, user) })
    const { entries, gapToNext } =
      period === 'WEEK'
        ? weeklyRanking(world, schema, everybody, user?.userId ?? null, await visitors.learners(schema))
        : { entries: everybody, gapToNext: null }
    const myRanking = entries.find((entry) => entry.user.userId === user?.userId) ?? null
    return pageOf(entries, pageSize, request, (page) =>
      withSavedChannels(schema, {
        totalCount: entries.length,
        pageSize,
        period,
        myRanking,
        gapToNext,
        rankingList: withBrokenItems(world, 'ranking', page),
      }),
    )
  }
  server.get(paths.userRanks, pages(userRanking))
  server.get(paths.memberRanks, pages(memberRanking))
}
