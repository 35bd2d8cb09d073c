import { noHurry } from '../listening.ts'
import { apiPaths } from '../../../src/adapters/http/apiPaths.ts'
import { httpChannelRepository } from '../../../src/adapters/http/channel.ts'
import { httpChannelSettings } from '../../../src/adapters/http/channelSettings.ts'
import { createHttpClient, type Deadlines } from '../../../src/adapters/http/client.ts'
import {
  httpAssignmentRepository,
  httpCourseRepository,
  httpHomeDataSource,
  httpRankingRepository,
  httpStudyLogRepository,
} from '../../../src/adapters/http/home.ts'
import { httpNoticeRepository } from '../../../src/adapters/http/notice.ts'
import { httpQuestRepository } from '../../../src/adapters/http/quest.ts'
import { httpViewerRepository } from '../../../src/adapters/http/viewer.ts'
import type { ChannelSettingsRepository } from '../../../src/application/channelSettings.ts'
import type {
  AssignmentRepository,
  ChannelRepository,
  CourseRepository,
  HomeDataSource,
  RankingRepository,
  StudyLogRepository,
} from '../../../src/application/home.ts'
import type { NoticeRepository } from '../../../src/application/notice.ts'
import type { LogEvent } from '../../../src/application/platform.ts'
import type { QuestRepository } from '../../../src/application/quest.ts'
import type { ViewerRepository } from '../../../src/application/viewer.ts'
import type { Backend, OpenBackend } from './Backend.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'

export interface Ports {
  readonly viewer: ViewerRepository
  readonly channels: ChannelRepository
  readonly channelSettings: ChannelSettingsRepository
  readonly courses: CourseRepository
  readonly assignments: AssignmentRepository
  readonly quests: QuestRepository
  readonly rankings: RankingRepository
  readonly studyLogs: StudyLogRepository
  readonly notices: NoticeRepository
  readonly homeData: HomeDataSource
  /** The events that were logged. */
  readonly events: readonly LogEvent[]
}

/** Runs one test against one demo view and closes the backend afterwards. */
export async function onView(open: OpenBackend, view: string, test: (ports: Ports) => Promise<void>, deadlines = noHurry): Promise<void> {
  const backend = await open(view)
  try {
    await test(portsOver(backend, deadlines))
  } finally {
    await backend.close()
  }
}

function portsOver({ fetch, apiOrigin }: Backend, deadlines: Deadlines): Ports {
  const client = createHttpClient({ fetch, apiOrigin, product: 'product', deadlines })
  const log = recordingLog()
  return {
    viewer: httpViewerRepository(client, apiPaths, log),
    channels: httpChannelRepository(client, apiPaths, log),
    channelSettings: httpChannelSettings(client, apiPaths, log),
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
