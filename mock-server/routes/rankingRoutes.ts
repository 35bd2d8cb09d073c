import type { Request } from 'miragejs'
import type { DemoSchema, DemoServer } from '../models.ts'
import { pageOf } from './http.ts'
import { withBrokenItems } from '../world/brokenItems.ts'
import { withSavedChannels } from '../world/channels.ts'
import { rankOf } from '../world/earnings.ts'
import { memberRanking, ranksPerPage, userRanking } from '../world/ranking.ts'
import { avatarOfViewer } from '../world/shop.ts'
import { pageSize as sizeOf, type World } from '../world/world.ts'
import type { ApiPaths } from '../../src/adapters/http/apiPaths.ts'

/** Rankings are public: a guest on a channel sees them too. */
export function rankingRoutes(server: DemoServer, world: World, paths: ApiPaths): void {
  const pageSize = sizeOf(world, ranksPerPage)
  const pages = (whole: typeof userRanking) => (schema: DemoSchema, request: Request) => {
    const user = schema.first('user')
    const entries = whole(world, user && { ...user.attrs, ...rankOf(schema, user), ...avatarOfViewer(schema, user) })
    const myRanking = entries.find((entry) => entry.user.userId === user?.userId) ?? null
    return pageOf(entries, pageSize, request, (page) =>
      withSavedChannels(schema, {
        totalCount: entries.length,
        pageSize,
        myRanking,
        rankingList: withBrokenItems(world, 'ranking', page),
      }),
    )
  }
  server.get(paths.userRanks, pages(userRanking))
  server.get(paths.memberRanks, pages(memberRanking))
}
