import type { Server } from 'miragejs'
import { pageOf } from './pageOf.ts'
import { forUser } from './reply.ts'
import type { RouteContext } from './RouteContext.ts'

export function studyLogRoutes(server: Server, { world, session, paths }: RouteContext): void {
  server.get(paths.studyLogs, (_, request) =>
    forUser(session, () => pageOf(world.studyLogs(), world.pageSize, request, (studyLogList) => ({ studyLogList }))),
  )
}
