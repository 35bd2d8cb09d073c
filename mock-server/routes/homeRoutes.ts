import type { DemoServer } from '../models.ts'
import { forUser, pageOf } from './http.ts'
import { withBrokenItems } from '../world/brokenItems.ts'
import { joinedChannels, withSavedChannels } from '../world/channels.ts'
import { assignmentsOf, listedAssignment } from '../world/homework.ts'
import { homeData } from '../world/homeData.ts'
import { studyLogEntry, studyLogs } from '../world/studyLog.ts'
import { itemsPerPage, pageSize, type World } from '../world/world.ts'
import type { ApiPaths } from '../../src/adapters/http/apiPaths.ts'

/** Serves the data of the home page except quests, courses and the ranking. */
export function homeRoutes(server: DemoServer, world: World, paths: ApiPaths): void {
  const perPage = pageSize(world, itemsPerPage)
  server.get(paths.recommendations, (schema) => withSavedChannels(schema, homeData(world, schema)))
  server.get(paths.popups, (schema) => schema.all('notice'))
  server.get(paths.assignments, (schema, request) =>
    forUser(schema, () =>
      pageOf(assignmentsOf(world, schema), perPage, request, (page) => ({
        assignmentList: withBrokenItems(
          world,
          'assignments',
          page.map((row) => listedAssignment(world, schema, row)),
        ),
      })),
    ),
  )
  server.get(paths.studyLogs, (schema, request) =>
    forUser(schema, () =>
      pageOf(studyLogs(world, schema), perPage, request, (page) => ({
        studyLogList: withBrokenItems(
          world,
          'studyLogs',
          page.map((row) => studyLogEntry(row)),
        ),
      })),
    ),
  )
  server.get(paths.joinedChannels, (schema, request) =>
    forUser(schema, () => {
      const joined = withSavedChannels(schema, withBrokenItems(world, 'channels', joinedChannels(world)))
      return pageOf(joined, perPage, request, (channels) => ({ totalCount: joined.length, channels }))
    }),
  )
}
