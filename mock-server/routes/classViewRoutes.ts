import type { DemoSchema, DemoServer } from '../models.ts'
import type { Visitors } from '../visitors.ts'
import { forbidden, forUser } from './http.ts'
import { isStaff } from '../world/ownClasses.ts'
import { rosterOf } from '../world/roster.ts'
import type { World } from '../world/world.ts'
import { classViewPaths as paths } from '../../src/adapters/http/classViewPaths.ts'

/** How the learners of a channel do, for those who teach. */
export function classViewRoutes(server: DemoServer, world: World, visitors: Visitors): void {
  server.get(paths.members, async (schema: DemoSchema) => {
    if (schema.first('user') === null || !isStaff(world)) return forUser(schema, forbidden)
    const roster = rosterOf(world, await visitors.learners())
    return { memberList: roster.map(({ userId, nickname, profile }) => ({ userId, nickname, profile })) }
  })
}
