import type { ChannelMembers } from '../../../src/application/setHomework.ts'
import type { WorkRepository } from '../../../src/application/studio.ts'
import { paths } from '../../../src/domain/paths.ts'
import type { SetRoom } from '../../../src/domain/studio/setRoom.ts'
import type { Viewer } from '../../../src/domain/viewer.ts'
import { SetRoomPage } from '../../../src/ui/studio/room/SetRoomPage.tsx'
import type { RoomDetail } from '../../../src/domain/room/room.ts'
import { aClassTest, aTestRow } from '../../domain/room/aClassTest.ts'
import { fakeProblem, fakeRoom, fakeSetHomework } from '../../fakes/features.ts'
import type { memoryStore } from '../../fakes/memoryStore.ts'
import { aProblemDetail } from '../problem/aProblem.ts'
import { openWorkPage, repositoryOf } from './openWorkPage.tsx'

/** The room as it was last saved. */
export const savedRoom: SetRoom = {
  title: '바다 시험',
  description: '',
  timing: 'FIXED',
  startDate: '2026-11-27T10:00:00+09:00',
  endDate: '2026-11-27T11:00:00+09:00',
  minutes: null,
  scoring: 'POINTS',
  freezeMinutes: 0,
  verdicts: 'AT_ONCE',
  allowsHints: false,
  allowsTutor: false,
  languages: [],
  lateMinutes: 5,
  audience: { type: 'ALL' },
  taskList: [
    { type: 'PROBLEM', contentId: 1, title: '조개 세기', point: 100 },
    { type: 'PROBLEM', contentId: 2, title: '파도 타기', point: 50 },
  ],
}

interface RoomWishes extends Partial<WorkRepository<SetRoom>> {
  /** Fields of the running room, as the call `room` returns it. */
  readonly run?: Partial<RoomDetail>
  readonly viewer?: Viewer
  readonly store?: ReturnType<typeof memoryStore>
}

const members: ChannelMembers = async () => [{ userId: 99, nickname: '새내기', profile: null }]

/** Opens the editor of a test or contest. */
export async function openRoomEditor(roomId = '7', { viewer, store, run, ...answers }: RoomWishes = {}) {
  const made = repositoryOf(savedRoom, answers)
  const page = await openWorkPage({
    at: `/studio/room/${roomId}`,
    path: paths.setRoom,
    page: <SetRoomPage />,
    viewer,
    store,
    features: {
      room: fakeRoom({
        made,
        room: async () => aClassTest({ startDate: null, endDate: null, ...run }),
        results: async () => ({ rows: [aTestRow()], invited: [] }),
      }),
      setHomework: fakeSetHomework({ members }),
      problem: fakeProblem({
        problems: {
          find: async () => ({ items: [aProblemDetail({ problemId: 3, title: '물고기 나누기' })], totalCount: 1, pageSize: 20 }),
        },
      }),
    },
  })
  return { ...made, ...page }
}
