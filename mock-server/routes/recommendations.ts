import type { Server } from 'miragejs'
import type { RouteContext } from './RouteContext.ts'

export function recommendationRoutes(server: Server, { world, paths }: RouteContext): void {
  server.get(paths.recommendations, () => world.homeData())
}
