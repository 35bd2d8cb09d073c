import type { Server } from 'miragejs'
import { pageOf } from './pageOf.ts'
import type { RouteContext } from './RouteContext.ts'
import { forUser } from './reply.ts'

export function enrolledCourseRoutes(server: Server, { world, session, paths }: RouteContext): void {
  server.get(paths.enrolledCourses, (_, request) =>
    forUser(session, () => pageOf(world.enrolledCourses(), world.pageSize, request, (courseList) => ({ courseList }))),
  )
}
