import type { Server } from 'miragejs'
import { forUser } from './reply.ts'
import type { RouteContext } from './RouteContext.ts'

export function experienceRoutes(server: Server, { world, session, paths }: RouteContext): void {
  server.get(paths.experience, () => forUser(session, () => world.experience()))
}
