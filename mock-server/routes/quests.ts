import type { Server } from 'miragejs'
import type { RouteContext } from './RouteContext.ts'
import { forUser } from './reply.ts'

export function questRoutes(server: Server, { world, session, paths }: RouteContext): void {
  server.get(paths.quests, () => forUser(session, () => ({ questList: world.quests() })))
}
