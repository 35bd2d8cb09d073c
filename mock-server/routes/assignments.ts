import type { Server } from 'miragejs'
import { pageOf } from './pageOf.ts'
import { forUser } from './reply.ts'
import type { RouteContext } from './RouteContext.ts'

export function assignmentRoutes(server: Server, { world, session, paths }: RouteContext): void {
  server.get(paths.assignments, (_, request) =>
    forUser(session, () => pageOf(world.assignments(), world.pageSize, request, (assignmentList) => ({ assignmentList }))),
  )
}
