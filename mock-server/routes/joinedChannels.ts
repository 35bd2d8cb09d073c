import type { Server } from 'miragejs'
import { pageOf } from './pageOf.ts'
import { forUser } from './reply.ts'
import type { RouteContext } from './RouteContext.ts'

export function joinedChannelRoutes(server: Server, { world, session, paths }: RouteContext): void {
  server.get(paths.joinedChannels, (_, request) =>
    forUser(session, () => {
      const joined = world.joinedChannels()
      return pageOf(joined, world.channelPageSize, request, (channels) => ({ totalCount: joined.length, channels }))
    }),
  )
}
