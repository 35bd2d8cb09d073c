import type { Request } from 'miragejs'
import type { AnnouncementRow, DemoSchema, DemoServer } from '../models.ts'
import { userIdOf } from '../personas.ts'
import { badRequest, bodyOf, created, forbidden, forStaff, forUser, noContent, notFound, routePath, tooLarge } from './http.ts'
import { type ClassEntry, classOfId } from '../world/classEntries.ts'
import { classStanding } from '../world/classStanding.ts'
import { authorOf } from '../world/personaPicture.ts'
import type { World } from '../world/world.ts'
import { isStaff } from '../world/roles.ts'
import { classPaths as paths } from '../../src/adapters/http/classPaths.ts'
import { takesPart } from '../../src/domain/course-class/classEnrolment.ts'
import { announcementGap } from '../../src/domain/course-class/announcement.ts'

/** Serves teachers' announcements to a class for its members. */
export function announcementRoutes(server: DemoServer, world: World): void {
  const about = (answer: (found: ClassEntry, schema: DemoSchema, request: Request) => object) => (schema: DemoSchema, request: Request) => {
    const found = classOfId(world, request.params['id'])
    return found === null ? notFound() : answer(found, schema, request)
  }
  const shown = ({ announcementId, content, createdDate, ownerId }: AnnouncementRow) => {
    return { announcementId, content, createdDate, teacher: authorOf(ownerId), isMine: ownerId === userIdOf(world.address) }
  }
  server.get(routePath(paths.announcements), (schema: DemoSchema, request: Request) =>
    forUser(schema, () =>
      about((found) => {
        if (!isStaff(world, schema) && !takesPart(classStanding(found, world, schema))) return forbidden()
        const rows = schema.where('announcement', { classId: String(found.card.courseClassId) }).models.map(({ attrs }) => attrs)
        return { announcementList: rows.toReversed().map((row) => shown(row)) }
      })(schema, request),
    ),
  )
  server.post(routePath(paths.announcements), (schema: DemoSchema, request: Request) =>
    forStaff(world, schema, () =>
      about((found) => {
        const { content } = bodyOf(request)
        const gap = typeof content === 'string' ? announcementGap(content) : 'empty'
        if (typeof content !== 'string' || gap === 'empty') return badRequest('content가 필요해요')
        if (gap === 'tooLong') return tooLarge()
        const row: AnnouncementRow = {
          announcementId: 1 + Math.max(0, ...schema.all('announcement').models.map(({ announcementId }) => announcementId)),
          classId: String(found.card.courseClassId),
          ownerId: userIdOf(world.address),
          content: content.trim(),
          createdDate: world.present().toISOString(),
        }
        schema.create('announcement', row)
        return created(shown(row))
      })(schema, request),
    ),
  )
  server.delete(routePath(paths.announcement), (schema: DemoSchema, request: Request) =>
    forStaff(world, schema, () => {
      const row = schema.findBy('announcement', { announcementId: Number(request.params['announcementId']) })
      if (row === null || row.ownerId !== userIdOf(world.address)) return notFound()
      row.destroy()
      return noContent()
    }),
  )
}
