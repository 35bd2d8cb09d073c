import { apiPaths } from '../../../src/adapters/http/apiPaths.ts'
import { createHttpClient } from '../../../src/adapters/http/createHttpClient.ts'
import { httpAssignmentRepository } from '../../../src/adapters/http/httpAssignmentRepository.ts'
import { httpChannelRepository } from '../../../src/adapters/http/httpChannelRepository.ts'
import { httpCourseRepository } from '../../../src/adapters/http/httpCourseRepository.ts'
import { httpHomeDataSource } from '../../../src/adapters/http/httpHomeDataSource.ts'
import { httpNoticeRepository } from '../../../src/adapters/http/httpNoticeRepository.ts'
import { httpQuestRepository } from '../../../src/adapters/http/httpQuestRepository.ts'
import { httpRankingRepository } from '../../../src/adapters/http/httpRankingRepository.ts'
import { httpStudyLogRepository } from '../../../src/adapters/http/httpStudyLogRepository.ts'
import { httpViewerRepository } from '../../../src/adapters/http/httpViewerRepository.ts'
import type { Deadlines } from '../../../src/adapters/http/startTimeout.ts'
import type { AssignmentRepository } from '../../../src/application/homework/AssignmentRepository.ts'
import type { ChannelRepository } from '../../../src/application/channel/ChannelRepository.ts'
import type { CourseRepository } from '../../../src/application/course/CourseRepository.ts'
import type { HomeDataSource } from '../../../src/application/home/HomeDataSource.ts'
import type { NoticeRepository } from '../../../src/application/notice/NoticeRepository.ts'
import type { LogEvent } from '../../../src/application/platform/Log.ts'
import type { QuestRepository } from '../../../src/application/quest/QuestRepository.ts'
import type { RankingRepository } from '../../../src/application/ranking/RankingRepository.ts'
import type { StudyLogRepository } from '../../../src/application/study/StudyLogRepository.ts'
import type { ViewerRepository } from '../../../src/application/viewer/ViewerRepository.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'
import type { Backend, OpenBackend } from './Backend.ts'

export interface Ports {
  readonly viewer: ViewerRepository
  readonly channels: ChannelRepository
  readonly courses: CourseRepository
  readonly assignments: AssignmentRepository
  readonly quests: QuestRepository
  readonly rankings: RankingRepository
  readonly studyLogs: StudyLogRepository
  readonly notices: NoticeRepository
  readonly homeData: HomeDataSource
  /** What the log has heard. */
  readonly events: readonly LogEvent[]
}

/** Runs one test against one demo view and closes the backend afterwards. */
export async function onView(open: OpenBackend, view: string, test: (ports: Ports) => Promise<void>, deadlines?: Deadlines): Promise<void> {
  const backend = await open(view)
  try {
    await test(portsOver(backend, deadlines))
  } finally {
    await backend.close()
  }
}

function portsOver({ fetch, apiOrigin }: Backend, deadlines?: Deadlines): Ports {
  const client = createHttpClient({ fetch, apiOrigin, product: 'product', ...(deadlines && { deadlines }) })
  const log = recordingLog()
  return {
    viewer: httpViewerRepository(client, apiPaths, log),
    channels: httpChannelRepository(client, apiPaths, log),
    courses: httpCourseRepository(client, apiPaths, log),
    assignments: httpAssignmentRepository(client, apiPaths, log),
    quests: httpQuestRepository(client, apiPaths, log),
    rankings: httpRankingRepository(client, apiPaths, log),
    studyLogs: httpStudyLogRepository(client, apiPaths, log),
    notices: httpNoticeRepository(client, apiPaths, log),
    homeData: httpHomeDataSource(client, apiPaths, log, null),
    events: log.events,
  }
}
