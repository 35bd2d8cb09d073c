import { act } from '@testing-library/react'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { vi } from 'vitest'
import type { DeviceStorage } from '../../../src/application/platform.ts'
import type { RoomRepository } from '../../../src/application/room.ts'
import type { ProblemCatalogue, SubmissionRepository } from '../../../src/application/problem.ts'
import { paths } from '../../../src/domain/paths.ts'
import { notBegun, type ProblemStanding } from '../../../src/domain/problems/problem.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { NotificationRegion } from '../../../src/ui/notifications/NotificationRegion.tsx'
// Loaded before the first test: it takes its time.
import '../../../src/ui/problem/workbench/editor/richEditor.ts'
import { LobbyPage } from '../../../src/ui/room/LobbyPage.tsx'
import { ProblemPage } from '../../../src/ui/problem/ProblemPage.tsx'
import { RoomPage } from '../../../src/ui/room/RoomPage.tsx'
import { RoomTaskPage } from '../../../src/ui/room/RoomTaskPage.tsx'
import { aBoard, aRoom } from '../../domain/room/aContest.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeClock } from '../../fakes/fakeClock.ts'
import { fakeConnection } from '../../fakes/fakeConnection.ts'
import { fakePageTimer } from '../../fakes/fakePageTimer.ts'
import { fakeRunner } from '../../fakes/fakeRunner.ts'
import { fakeFeatures, fakeOutbox, fakeProblem, fakeRoom, fakeStorage } from '../../fakes/features.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { openAt } from '../openAt.tsx'
import { aProblemDetail } from '../problem/aProblem.ts'

export const solver: Viewer = { ...guest, authState: 'VALID', userId: 1, nickname: '하늘' }

interface RoomWorld extends Partial<RoomRepository> {
  readonly viewer?: Viewer
  readonly submissions?: Partial<SubmissionRepository>
  readonly problems?: Pick<ProblemCatalogue, 'find'>
  readonly standing?: ProblemStanding
  /** The time of the device's clock; the server's time is in its answers. */
  readonly deviceClock?: string
  readonly timeZone?: string
  readonly store?: ReturnType<typeof memoryStore>
  /** The storage in which unsent answers wait. */
  readonly storage?: DeviceStorage
}

/** A page of rooms at an address: twenty past two in Seoul, in a contest that runs. */
export async function openRoomAt(address: string, world: RoomWorld = {}) {
  const {
    viewer = solver,
    submissions = {},
    problems,
    standing = notBegun,
    deviceClock = '2026-11-20T05:20:00Z',
    timeZone = 'Asia/Seoul',
    store = memoryStore(),
    storage = fakeStorage(store),
    ...given
  } = world
  const clock = fakeClock(deviceClock, timeZone)
  const connection = fakeConnection()
  const { timer, page } = fakePageTimer()
  const answers = {
    rooms: vi.fn(given.rooms ?? (async () => ({ serverDate: '2026-11-20T10:00:00+09:00', rooms: [aRoom()] }))),
    room: vi.fn(given.room ?? (async () => aRoom())),
    board: vi.fn(given.board ?? (async () => aBoard())),
    begin: vi.fn(given.begin ?? (async () => {})),
    ask: vi.fn(given.ask ?? (async () => {})),
    ...(given.makePractice && { makePractice: given.makePractice }),
    ...(given.remove && { remove: given.remove }),
  }
  const room = fakeRoom({ ...answers, clock, timer, ...(problems && { problems }) })
  const problem = fakeProblem({
    problems: {
      problem: async (problemId) => aProblemDetail({ problemId, title: '파도 세기', nextProblemId: 12 }),
      standing: async () => standing,
      recommended: async () => [],
      categories: async () => [],
      categoryGroups: async () => [],
    },
    submissions: { list: async () => ({ items: [], totalCount: 0, pageSize: 20 }), ...submissions },
    drafts: { open: async () => ({ code: 'right', updatedDate: null, other: null }), save: async () => ({ kind: 'saved' }) },
    ownCases: { read: async () => [], write: async () => {} },
  })
  const application = anApplication({
    clock,
    connection,
    store,
    viewer: { ...anApplication().viewer, current: async () => viewer },
    features: fakeFeatures({
      room,
      problem,
      outbox: fakeOutbox(problem.submissions, { clock, storage }),
      codeRunner: fakeRunner({ right: (input) => input }),
    }),
  })
  const pages = (
    <Suspense>
      <Routes>
        <Route path={paths.contest} element={<LobbyPage />} />
        <Route path={paths.room} element={<RoomPage />} />
        <Route path={paths.roomTask} element={<RoomTaskPage />} />
        <Route path={paths.problem} element={<ProblemPage />} />
      </Routes>
      <NotificationRegion />
    </Suspense>
  )
  const opened = await act(async () => openAt(address, pages, application))
  return { ...answers, clock, connection, application, store, page, address: () => opened.address() }
}
