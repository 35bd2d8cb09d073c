import type { Server } from 'miragejs'
import { notFound } from './reply.ts'
import type { RouteContext } from './RouteContext.ts'

export function channelInfoRoutes(server: Server, { world, paths }: RouteContext): void {
  const path = paths.channelInfo.replace('{channelDomain}', ':channelDomain')
  server.get(path, (_, request) => world.channelInfo(request.params['channelDomain'] ?? '') ?? notFound())
}
