import type { RoomBoard, RoomBoardRow, RoomDetail, RoomPost } from '../../../src/domain/room/room.ts'
import type { RoomCell } from '../../../src/domain/room/scoring.ts'

/** Runs from two to half past three in Seoul; the viewer began at ten past two. */
export const aRoom = (wishes: Partial<RoomDetail> = {}): RoomDetail => ({
  roomId: 9,
  title: '가을 바다 대회',
  description: '혼자 푸는 대회예요.',
  timing: 'FIXED',
  startDate: '2026-11-20T05:00:00Z',
  endDate: '2026-11-20T06:30:00Z',
  minutes: null,
  scoring: 'ICPC',
  taskCount: 2,
  participantCount: 3,
  participation: { startedDate: '2026-11-20T05:10:00Z', endDate: '2026-11-20T06:30:00Z' },
  serverDate: '2026-11-20T05:20:00Z',
  freezeDate: null,
  verdicts: 'AT_ONCE',
  allowsHints: false,
  allowsTutor: false,
  languages: [],
  lateMinutes: 5,
  tasks: [
    { taskNumber: 1, problemId: 11, title: '파도 세기', point: 100 },
    { taskNumber: 2, problemId: 12, title: '조개 줍기', point: 200 },
  ],
  isJudge: false,
  isPractice: false,
  ...wishes,
})

export const aCell = (wishes: Partial<RoomCell> = {}): RoomCell => ({
  taskNumber: 1,
  state: 'NONE',
  score: 0,
  tryCount: 0,
  minutes: null,
  isFirst: false,
  openCount: wishes.state === 'PENDING' ? 1 : 0,
  ...wishes,
})

export const aBoardRow = (wishes: Partial<RoomBoardRow> = {}): RoomBoardRow => ({
  userId: 2,
  nickname: '마루',
  profile: null,
  rank: 1,
  solvedCount: 1,
  score: 100,
  minutes: 32,
  cells: [aCell({ state: 'SOLVED', score: 100, tryCount: 2, minutes: 12, isFirst: true }), aCell({ taskNumber: 2 })],
  isMine: false,
  participation: null,
  lateCount: 0,
  ...wishes,
})

export const aPost = (wishes: Partial<RoomPost> = {}): RoomPost => ({
  postId: 1,
  taskNumber: null,
  question: null,
  answer: '2번 문제의 예제를 다시 읽어 주세요.',
  isPublic: true,
  isMine: false,
  createdDate: '2026-11-20T05:15:00Z',
  ...wishes,
})

export const aBoard = (wishes: Partial<RoomBoard> = {}): RoomBoard => {
  const { serverDate, startDate, endDate, participation, participantCount } = aRoom()
  const rows = [aBoardRow()]
  return {
    serverDate,
    startDate,
    endDate,
    participation,
    participantCount,
    waitingCount: null,
    told: 'ALL',
    rows: { items: rows, totalCount: rows.length, pageSize: 50 },
    ownRow: null,
    posts: [],
    ...wishes,
  }
}
