import type { Server } from 'miragejs'
import type { RouteContext } from './RouteContext.ts'

export function popupRoutes(server: Server, { world, paths }: RouteContext): void {
  server.get(paths.popups, () => ({ popupList: world.popups() }))
}
