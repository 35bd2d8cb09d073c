import type { DemoServer } from '../models.ts'
import { badRequest, bodyOf, forUser, noContent, notFound, pageOf, routePath } from './http.ts'
import { isOn, kindsFor, notificationsOf, unreadCountOf, withBrokenNotifications } from '../world/inbox.ts'
import { itemsPerPage, pageSize, type World } from '../world/world.ts'
import { inboxPaths as paths } from '../../src/adapters/http/inboxPaths.ts'
import { isMeant, type ReadRequest } from '../../src/domain/inbox.ts'

/** Serves the visitor's notifications. */
export function inboxRoutes(server: DemoServer, world: World): void {
  server.get(paths.unread, (schema) => forUser(schema, () => ({ unreadCount: unreadCountOf(world, schema) })))
  server.get(paths.notifications, (schema, request) =>
    forUser(schema, () => {
      const all = notificationsOf(world, schema)
      const size = pageSize(world, itemsPerPage)
      const unreadCount = all.filter(({ isRead }) => !isRead).length
      return pageOf(all, size, request, (page) => ({
        totalCount: all.length,
        pageSize: size,
        unreadCount,
        notificationList: withBrokenNotifications(world, page),
      }))
    }),
  )
  server.post(paths.read, (schema, request) =>
    forUser(schema, () => {
      const asked = readRequestOf(bodyOf(request))
      if (asked === null) return badRequest('notificationIds나 untilDate가 필요해요')
      for (const item of notificationsOf(world, schema)) {
        if (item.isRead || !isMeant(item, asked)) continue
        const notificationId = String(item.notificationId)
        const readDate = world.present().toISOString()
        const known = schema.findBy('notificationRead', { notificationId })
        if (known === null) schema.create('notificationRead', { notificationId, readDate })
        else known.update({ readDate })
      }
      return { unreadCount: unreadCountOf(world, schema) }
    }),
  )
  server.get(paths.settings, (schema) =>
    forUser(schema, () => ({ settingList: kindsFor(world, schema).map((kind) => ({ kind, isOn: isOn(schema, kind) })) })),
  )
  server.put(routePath(paths.setting), (schema, request) =>
    forUser(schema, () => {
      const kind = kindsFor(world, schema).find((one) => one === request.params['kind'])
      const { isOn: isWanted } = bodyOf(request)
      if (kind === undefined) return notFound()
      if (typeof isWanted !== 'boolean') return badRequest('isOn이 필요해요')
      const known = schema.findBy('notificationSetting', { kind })
      if (known === null) schema.create('notificationSetting', { kind, isOn: isWanted })
      else known.update({ isOn: isWanted })
      return noContent()
    }),
  )
}

function readRequestOf({ notificationIds, untilDate }: Readonly<Record<string, unknown>>): ReadRequest | null {
  if (typeof untilDate === 'string' && !Number.isNaN(Date.parse(untilDate))) return { untilDate }
  if (!Array.isArray(notificationIds)) return null
  return { notificationIds: notificationIds.filter((id) => typeof id === 'string' || typeof id === 'number') }
}
