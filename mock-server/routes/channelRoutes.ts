import type { Request } from 'miragejs'
import * as z from 'zod/mini'
import { channelSettings, type DemoSchema, type DemoServer } from '../models.ts'
import { badRequest, bodyOf, conflict, forbidden, forUser, notFound, routePath, tooLarge } from './http.ts'
import { channelInfo } from '../world/channels.ts'
import { laterThan, type World } from '../world/world.ts'
import type { ApiPaths } from '../../src/adapters/http/apiPaths.ts'
import { canOperate, settingsProblems, withEditsOf } from '../../src/domain/channel/channelSettings.ts'

const sentSettings = z.object({ settings: channelSettings, updatedDate: z.nullable(z.string()) })

const domainOf = ({ params }: Request) => params['channelDomain'] ?? ''

/** Serves a channel's settings: everybody reads them, operators change them. */
export function channelRoutes(server: DemoServer, world: World, paths: ApiPaths): void {
  server.get(routePath(paths.channelInfo), (schema, request) => channelInfo(world, schema, domainOf(request)) ?? notFound())
  server.put(routePath(paths.channelInfo), (schema, request) =>
    forUser(schema, () => {
      if (!isOperator(schema)) return forbidden()
      return saveSettings(world, schema, domainOf(request), request)
    }),
  )
}

function isOperator(schema: DemoSchema): boolean {
  const user = schema.first('user')
  return user !== null && canOperate({ ...user.attrs, equippedUserItemList: [], authState: user.state === 'VALID' ? 'VALID' : 'PENDING' })
}

function saveSettings(world: World, schema: DemoSchema, channelDomain: string, request: Request): object {
  const { updatedDate: replaced, ...body } = bodyOf(request)
  const sent = z.safeParse(sentSettings, { settings: body, updatedDate: replaced }).data
  const found = channelInfo(world, schema, channelDomain)
  if (found === null) return notFound()
  const current = z.safeParse(channelSettings, found).data
  if (sent === undefined || current === undefined) return badRequest('채널 설정을 읽을 수 없어요')
  const problems = settingsProblems(sent.settings)
  if (problems.some(({ field, problem }) => field === 'logoUrl' && problem === 'tooLong')) return tooLarge()
  if (problems.length > 0) return badRequest(problems.map(({ field, problem }) => `${field}: ${problem}`).join(', '))
  const row = schema.findBy('channelSetting', { channelDomain })
  if (sent.updatedDate !== (row?.updatedDate ?? null)) return conflict('그사이 다른 운영자가 저장했어요')
  const saved = { channelDomain, settings: withEditsOf(current, sent.settings), updatedDate: laterThan(world, row?.updatedDate ?? null) }
  if (row === null) schema.create('channelSetting', saved)
  else row.update(saved)
  return { updatedDate: saved.updatedDate }
}
