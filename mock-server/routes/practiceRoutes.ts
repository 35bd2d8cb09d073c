import type { DemoServer } from '../models.ts'
import { userIdOf } from '../personas.ts'
import { badRequest, bodyOf, conflict, created, forbidden, forUser, noContent, notFound, routePath, tooLarge } from './http.ts'
import { problemOfId } from '../world/problems.ts'
import { firstPracticeId, roomOfId, roomsFor } from '../world/rooms.ts'
import { daysAfter, type World } from '../world/world.ts'
import { roomPaths as paths } from '../../src/adapters/http/roomPaths.ts'
import { roomPhase, verdictTimes } from '../../src/domain/room/room.ts'
import { maxOpenPractices, practiceDays, practiceGaps, practiceTaskOf } from '../../src/domain/studio/practiceSet.ts'
import { emptyRoom, usualPoint } from '../../src/domain/studio/setRoom.ts'

/** Serves timed sets that users make for themselves alone. */
export function practiceRoutes(server: DemoServer, world: World): void {
  const now = () => world.present().getTime()
  server.post(paths.rooms, (schema, request) =>
    forUser(schema, () => {
      const { title, minutes, verdicts, allowsHints, allowsTutor, problemIdList } = bodyOf(request)
      const verdictTime = verdictTimes.find((one) => one === verdicts)
      if (typeof title !== 'string' || typeof minutes !== 'number' || verdictTime === undefined || !Array.isArray(problemIdList))
        return badRequest('제목과 시간과 문제가 필요해요')
      const taskList = problemIdList.flatMap((id: unknown) => {
        const problem = problemOfId(world, schema, String(id))
        return problem === null ? [] : [{ ...practiceTaskOf(problem), point: usualPoint }]
      })
      const set = { minutes, verdicts: verdictTime, allowsHints: allowsHints === true, allowsTutor: allowsTutor === true }
      const gaps = practiceGaps({ ...set, title, taskList })
      if (gaps.includes('titleLength')) return tooLarge()
      if (gaps.length > 0 || taskList.length < problemIdList.length) return badRequest('빠졌거나 찾을 수 없는 것이 있어요')
      const open = roomsFor(world, schema).filter(({ ownerId, content }) => ownerId !== null && roomPhase(content, now()) !== 'OVER')
      if (open.length >= maxOpenPractices) return conflict(`연습 시험은 ${maxOpenPractices}개까지 만들어 둘 수 있어요`)
      const roomId = firstPracticeId + schema.all('practiceRoom').models.length
      schema.create('practiceRoom', {
        roomId,
        channel: world.address.channel,
        ownerId: userIdOf(world.address),
        content: {
          ...emptyRoom,
          ...set,
          title: title.trim(),
          timing: 'OWN',
          startDate: world.present().toISOString(),
          endDate: daysAfter(world.present(), practiceDays),
          taskList,
        },
        isRemoved: false,
      })
      return created({ roomId })
    }),
  )
  server.delete(routePath(paths.room), (schema, request) =>
    forUser(schema, () => {
      const room = roomOfId(world, schema, request.params['roomId'] ?? '')
      if (room === null) return notFound()
      if (room.ownerId === null) return forbidden()
      schema.findBy('practiceRoom', { roomId: room.roomId })?.update({ isRemoved: true })
      return noContent()
    }),
  )
}
