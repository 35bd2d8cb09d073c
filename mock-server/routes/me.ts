import type { Server } from 'miragejs'
import { guestWire } from '../world/viewer.ts'
import type { RouteContext } from './RouteContext.ts'
import { forUser, noContent } from './reply.ts'

export function meRoutes(server: Server, { world, session, paths }: RouteContext): void {
  server.get(paths.me, () => (session.isGuest() ? guestWire : world.viewer()))
  server.delete(paths.signOut, () =>
    forUser(session, () => {
      session.signOut()
      return noContent()
    }),
  )
}
