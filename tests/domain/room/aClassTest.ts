import type { RoomBoard, RoomBoardRow, RoomDetail } from '../../../src/domain/room/room.ts'
import { aBoard, aBoardRow, aCell, aRoom } from './aContest.ts'

const times = { startDate: '2026-11-20T10:00:00+09:00', endDate: '2026-11-20T11:00:00+09:00' }

/** Scored by points, from ten to eleven in Seoul; the viewer does not take part. */
export const aClassTest = (given: Partial<RoomDetail> = {}): RoomDetail =>
  aRoom({
    roomId: 7,
    title: '바다 시험',
    description: null,
    ...times,
    scoring: 'POINTS',
    participantCount: 2,
    participation: null,
    serverDate: '2026-11-20T10:20:00+09:00',
    tasks: [
      { taskNumber: 1, problemId: 1, title: '조개 세기', point: 100 },
      { taskNumber: 2, problemId: 2, title: '물고기 나누기', point: 50 },
    ],
    ...given,
  })

export const aTestRow = (given: Partial<RoomBoardRow> = {}): RoomBoardRow =>
  aBoardRow({
    userId: 99,
    nickname: '새내기',
    minutes: 12,
    cells: [aCell({ state: 'SOLVED', score: 100, tryCount: 2, minutes: 12, isFirst: true }), aCell({ taskNumber: 2 })],
    participation: { startedDate: times.startDate, endDate: times.endDate },
    ...given,
  })

export const aTestBoard = (given: Partial<RoomBoard> = {}): RoomBoard =>
  aBoard({
    ...times,
    serverDate: '2026-11-20T10:20:00+09:00',
    participation: null,
    participantCount: 2,
    rows: { items: [], totalCount: 0, pageSize: 50 },
    ...given,
  })
