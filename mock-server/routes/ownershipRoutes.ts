import type { DemoSchema, DemoServer } from '../models.ts'
import { teacherFacts, userIdOf } from '../personas.ts'
import type { Visitors } from '../visitors.ts'
import { bodyOf, conflict, forbidden, forStaff, noContent, notFound, refused, routePath } from './http.ts'
import { membersOf } from '../world/members.ts'
import { allWorks, type OwnedRow, publishedWorks } from '../world/ownerlessWorks.ts'
import { rolesOf } from '../world/roles.ts'
import type { World } from '../world/world.ts'
import { memberPaths as paths } from '../../src/adapters/http/memberPaths.ts'
import { mayHandOver } from '../../src/domain/studio/ownership.ts'

/** Serves works whose owner has gone: those who work on the channel see them, take them, or give them to a teacher. */
export function ownershipRoutes(server: DemoServer, world: World, visitors: Visitors): void {
  const hasNoOwner = (schema: DemoSchema, { ownerId }: OwnedRow) => rolesOf(world, schema, ownerId).length === 0

  server.get(paths.ownerlessWorks, (schema) =>
    forStaff(world, schema, async () => {
      const everybody = await membersOf(world, schema, visitors)
      const nameOf = (userId: number) =>
        everybody.find((member) => Number(member.userId) === userId)?.nickname ?? teacherFacts(userId)?.nickname ?? null
      const works = publishedWorks(world, schema).filter((work) => hasNoOwner(schema, work))
      return {
        workList: works.map(({ kind, workId, title, state, ownerId }) => ({ kind, workId, title, state, ownerName: nameOf(ownerId) })),
      }
    }),
  )
  server.put(routePath(paths.workOwner), (schema, request) =>
    forStaff(world, schema, () => {
      const own = userIdOf(world.address)
      const heirId = Number(bodyOf(request)['userId'])
      const { workKind, workId } = request.params
      const work = allWorks(world, schema).find((one) => one.kind === workKind && String(one.workId) === workId)
      if (work === undefined) return notFound()
      const isOperator = rolesOf(world, schema, own).includes('ROLE_CHANNEL_OPERATOR')
      if (work.ownerId !== own && !mayHandOver(isOperator, own, heirId)) return forbidden()
      if (work.ownerId !== own && !hasNoOwner(schema, work)) return conflict('그사이 다른 선생님이 맡았어요')
      if (rolesOf(world, schema, heirId).length === 0) return refused('이 채널의 선생님이 아니에요')
      work.handOver(heirId)
      return noContent()
    }),
  )
}
