import type { DemoSchema, DemoServer } from '../models.ts'
import type { Visitors } from '../visitors.ts'
import { forbidden, noContent, notFound, routePath, signInFirst } from './http.ts'
import { rankOf } from '../world/earnings.ts'
import { leagueOf } from '../world/league.ts'
import { isStaff } from '../world/roles.ts'
import { avatarOfViewer } from '../world/shop.ts'
import type { World } from '../world/world.ts'
import { leaguePaths as paths } from '../../src/adapters/http/leaguePaths.ts'
import { seoulDate } from '../../src/domain/calendar/seoul.ts'
import type { League } from '../../src/domain/league.ts'

/** Serves the viewer's league of the week, and the claps in it. */
export function leagueRoutes(server: DemoServer, world: World, visitors: Visitors): void {
  const read = async (schema: DemoSchema): Promise<League | null> => {
    const user = schema.first('user')
    if (user === null) return null
    return leagueOf(
      world,
      schema,
      { ...user.attrs, ...rankOf(schema, user), ...avatarOfViewer(schema, user) },
      await visitors.learners(schema),
    )
  }
  server.get(paths.league, async (schema) => {
    if (schema.first('user') === null) return signInFirst()
    if (isStaff(world, schema)) return forbidden()
    const league = await read(schema)
    if (league === null) return { league }
    const { members, ...facts } = league
    return { league: { ...facts, memberList: members } }
  })
  server.put(routePath(paths.clap), async (schema, { params }) => {
    const user = schema.first('user')
    if (user === null) return signInFirst()
    if (isStaff(world, schema)) return forbidden()
    const league = await read(schema)
    const found = league?.members.find(({ userId }) => String(userId) === params['userId'] && userId !== user.userId)
    if (found === undefined) return notFound()
    if (found.isClapped) return noContent()
    const present = world.present()
    schema.create('leagueClap', {
      clapId: 1 + Math.max(0, ...schema.all('leagueClap').models.map(({ clapId }) => clapId)),
      channel: world.address.channel,
      userId: Number(found.userId),
      clapperId: Number(user.userId),
      nickname: user.nickname,
      date: seoulDate(present),
      createdDate: present.toISOString(),
    })
    return noContent()
  })
}
