import { noHurry } from '../listening.ts'
import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../../../src/adapters/http/client.ts'
import { httpRoomRepository } from '../../../src/adapters/http/room.ts'
import type { RoomRepository } from '../../../src/application/room.ts'
import { roomPhase } from '../../../src/domain/room/room.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'
import type { OpenBackend } from './Backend.ts'

interface RoomPorts {
  readonly rooms: RoomRepository
  readonly events: readonly unknown[]
}

async function onRooms(open: OpenBackend, view: string, test: (ports: RoomPorts) => Promise<void>) {
  const { fetch, apiOrigin, close } = await open(view)
  const log = recordingLog()
  try {
    await test({
      rooms: httpRoomRepository(createHttpClient({ fetch, apiOrigin, product: 'product', deadlines: noHurry }), log),
      events: log.events,
    })
  } finally {
    await close()
  }
}

const morning = Date.parse('2026-11-20T10:00:00+09:00')

/** The first room of the list that is in this phase. */
async function roomIn(rooms: RoomRepository, wanted: ReturnType<typeof roomPhase>) {
  const found = (await rooms.rooms()).rooms.find((room) => roomPhase(room, morning) === wanted)
  if (!found) throw new Error(`nothing is ${wanted}`)
  return found.roomId
}

export function roomPort(open: OpenBackend): void {
  describe('the port of contests and tests', () => {
    it('reads every room of the list, with a page of its table', () =>
      onRooms(open, 'persona=learner', async ({ rooms, events }) => {
        for (const card of (await rooms.rooms()).rooms) {
          const room = await rooms.room(card.roomId)
          expect(room).toMatchObject({ title: card.title, taskCount: card.taskCount, isJudge: false })
          expect(Number.isNaN(Date.parse(room.serverDate))).toBe(false)
          const board = await rooms.board(card.roomId, 1)
          expect(board.rows.items.length).toBeLessThanOrEqual(board.rows.pageSize)
          expect(board.rows.items.every(({ cells }) => cells.length === card.taskCount)).toBe(true)
        }
        expect(events).toEqual([])
      }))

    it('tells the tasks to who has begun, which is once, and takes a question', () =>
      onRooms(open, 'persona=learner', async ({ rooms }) => {
        const roomId = await roomIn(rooms, 'OPEN')
        expect((await rooms.room(roomId)).tasks).toEqual([])
        await rooms.begin(roomId)
        await rooms.begin(roomId)
        const room = await rooms.room(roomId)
        expect(room.tasks.length).toBe(room.taskCount)
        expect(room.participation).not.toBeNull()
        await rooms.ask(roomId, 1, '0도 들어오나요?')
        const board = await rooms.board(roomId, 1)
        expect(board.ownRow).toMatchObject({ isMine: true })
        expect(board.posts).toContainEqual(
          expect.objectContaining({ question: '0도 들어오나요?', taskNumber: 1, answer: null, isMine: true }),
        )
      }))

    it('refuses what does not run, what is a judge’s, and guests', async () => {
      await onRooms(open, 'persona=learner', async ({ rooms }) => {
        const roomId = await roomIn(rooms, 'OVER')
        await expect(rooms.begin(roomId)).rejects.toMatchObject({ status: 409 })
        await expect(rooms.results(roomId)).rejects.toMatchObject({ status: 403 })
        await expect(rooms.announce(roomId, '안녕하세요')).rejects.toMatchObject({ status: 403 })
        await expect(rooms.room(404_404)).rejects.toMatchObject({ status: 404 })
      })
      await onRooms(open, 'persona=guest', async ({ rooms }) => {
        const roomId = await roomIn(rooms, 'OPEN')
        expect((await rooms.board(roomId, 1)).ownRow).toBeNull()
        await expect(rooms.begin(roomId)).rejects.toMatchObject({ status: 401 })
      })
    })

    it.each(['500', 'garbage', 'wrong', 'drop'])('a fault of kind %s on a call is a failure, never an answer [F-001]', (kind) =>
      onRooms(open, `persona=learner&fault=rooms/**:${kind}`, async ({ rooms }) => {
        for (const call of [() => rooms.room(1), () => rooms.board(1, 1)])
          await expect(call()).rejects.toMatchObject({ name: expect.stringMatching(/Error|CallFailed$/) })
      }),
    )
  })
}
