import type { Server } from 'miragejs'
import type { RouteContext } from './RouteContext.ts'
import { forUser } from './reply.ts'

export function experienceRoutes(server: Server, { world, session, paths }: RouteContext): void {
  server.get(paths.experience, () => forUser(session, () => world.experience()))
}
