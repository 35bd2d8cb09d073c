import type { Server } from 'miragejs'
import { pageOf } from './pageOf.ts'
import { forUser } from './reply.ts'
import type { RouteContext } from './RouteContext.ts'
import type { StudyDeeds } from '../StudyDeeds.ts'
import { courseAt } from '../world/courses.ts'
import { numberOf } from '../world/ids.ts'
import type { WorldContext } from '../world/WorldContext.ts'

export function enrolledCourseRoutes(server: Server, { world, session, paths }: RouteContext): void {
  server.get(paths.enrolledCourses, (_, request) =>
    forUser(session, () => {
      const all = [...chosenCourses(world.context, session.study()), ...world.enrolledCourses()]
      return pageOf(all, world.pageSize, request, (courseList) => ({ courseList }))
    }),
  )
}

/** What the visitor has enrolled in themselves, the latest first. */
function chosenCourses(context: WorldContext, { enrolled }: StudyDeeds): readonly object[] {
  const keys = Object.keys(enrolled).filter((key) => key.startsWith('course/'))
  const numbers = keys.map((key) => numberOf(context, 'course', key.slice('course/'.length))).filter((number) => number !== null)
  return numbers.toReversed().map((number) => courseAt(context, number))
}
