import type { Server } from 'miragejs'
import { badRequest, bodyOf, forUser, noContent } from './reply.ts'
import type { RouteContext } from './RouteContext.ts'
import { dressed, guestWire, richer } from '../world/viewer.ts'

export function meRoutes(server: Server, { world, session, paths }: RouteContext): void {
  server.get(paths.me, () => {
    const gender = session.chosenGender()
    if (session.isGuest()) return guestWire
    const viewer = richer(world.viewer(), session.gainedPoints())
    return gender === null ? viewer : dressed(viewer, gender)
  })
  server.post(paths.gender, (_, request) =>
    forUser(session, () => {
      const { gender } = bodyOf(request)
      if (gender !== 'MAN' && gender !== 'WOMAN') return badRequest('gender는 MAN 또는 WOMAN이에요')
      session.chooseGender(gender)
      return noContent()
    }),
  )
  server.delete(paths.signOut, () =>
    forUser(session, () => {
      session.signOut()
      return noContent()
    }),
  )
}
