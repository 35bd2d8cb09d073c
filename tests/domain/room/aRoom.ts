import type { RoomBoard, RoomBoardRow, RoomDetail, RoomPost } from '../../../src/domain/room/room.ts'

export const aRoom = (given: Partial<RoomDetail> = {}): RoomDetail => ({
  roomId: 7,
  title: '바다 시험',
  description: null,
  timing: 'FIXED',
  startDate: '2026-11-20T10:00:00+09:00',
  endDate: '2026-11-20T11:00:00+09:00',
  minutes: null,
  scoring: 'POINTS',
  taskCount: 2,
  participantCount: 2,
  participation: null,
  serverDate: '2026-11-20T10:20:00+09:00',
  freezeDate: null,
  verdicts: 'AT_ONCE',
  allowsHints: false,
  allowsTutor: false,
  languages: [],
  lateMinutes: 5,
  tasks: [
    { taskNumber: 1, problemId: 1, title: '조개 세기', point: 100 },
    { taskNumber: 2, problemId: 2, title: '물고기 나누기', point: 50 },
  ],
  isJudge: false,
  ...given,
})

export const aBoardRow = (given: Partial<RoomBoardRow> = {}): RoomBoardRow => ({
  userId: 99,
  nickname: '새내기',
  profile: null,
  rank: 1,
  solvedCount: 1,
  score: 100,
  minutes: 12,
  cells: [
    { taskNumber: 1, state: 'SOLVED', score: 100, tryCount: 2, minutes: 12, isFirst: true },
    { taskNumber: 2, state: 'NONE', score: 0, tryCount: 0, minutes: null, isFirst: false },
  ],
  isMine: false,
  participation: { startedDate: '2026-11-20T10:00:00+09:00', endDate: '2026-11-20T11:00:00+09:00' },
  lateCount: 0,
  ...given,
})

export const aRoomPost = (given: Partial<RoomPost> = {}): RoomPost => ({
  postId: 1,
  taskNumber: null,
  question: null,
  answer: '모두 힘내요.',
  isPublic: true,
  isMine: false,
  createdDate: '2026-11-20T10:10:00+09:00',
  ...given,
})

export const aBoard = (given: Partial<RoomBoard> = {}): RoomBoard => ({
  serverDate: '2026-11-20T10:20:00+09:00',
  startDate: '2026-11-20T10:00:00+09:00',
  endDate: '2026-11-20T11:00:00+09:00',
  participation: null,
  participantCount: 2,
  told: 'ALL',
  rows: { items: [], totalCount: 0, pageSize: 50 },
  ownRow: null,
  posts: [],
  ...given,
})
