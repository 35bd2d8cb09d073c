import type { Site } from '../domain/site/Site.ts'
import type { SiteSettings } from '../domain/site/SiteSettings.ts'
import type { RolePolicy } from '../domain/viewer/RolePolicy.ts'
import type { ChannelRepository } from './channel/ChannelRepository.ts'
import type { ChatWidget } from './chat/ChatWidget.ts'
import type { CourseRepository } from './course/CourseRepository.ts'
import type { AssignmentRepository } from './homework/AssignmentRepository.ts'
import type { NoticeOffer } from './notice/noticeOffer.ts'
import type { NoticeRepository } from './notice/NoticeRepository.ts'
import type { Clock } from './platform/Clock.ts'
import type { Connection } from './platform/Connection.ts'
import type { KeyValueStore } from './platform/KeyValueStore.ts'
import type { Log } from './platform/Log.ts'
import type { Notifications } from './platform/Notifications.ts'
import type { ClaimQuestReward } from './quest/claimQuestReward.ts'
import type { QuestOffer } from './quest/questOffer.ts'
import type { QuestRepository } from './quest/QuestRepository.ts'
import type { LoadRanking } from './ranking/loadRanking.ts'
import type { SiteLoader } from './site/siteLoader.ts'
import type { Studies } from './Studies.ts'
import type { StudyLogRepository } from './study/StudyLogRepository.ts'
import type { ViewerRepository } from './viewer/ViewerRepository.ts'

/** All that the screens can ask for. A port stands here as it is where no rule comes between. */
export interface Application {
  readonly viewer: ViewerRepository
  readonly channels: ChannelRepository
  readonly courses: CourseRepository
  readonly assignments: AssignmentRepository
  readonly quests: QuestRepository
  readonly notices: NoticeRepository
  readonly studyLogs: StudyLogRepository
  readonly siteLoader: SiteLoader
  readonly loadRanking: LoadRanking
  readonly claimQuestReward: ClaimQuestReward
  readonly questOffer: QuestOffer
  readonly noticeOffer: NoticeOffer
  readonly studies: () => Promise<Studies>
  readonly notifications: Notifications
  readonly chat: ChatWidget
  readonly clock: Clock
  readonly connection: Connection
  readonly store: KeyValueStore
  /** Forgotten with the tab. */
  readonly session: KeyValueStore
  readonly log: Log
  readonly settings: SiteSettings
  readonly rolePolicy: RolePolicy
  /** Whether links to other parts of the platform are answered by a page that describes them: the demo has no such parts. */
  readonly describesPlatform: boolean
  /** Where the page's own address says we are, until the home data does. */
  readonly expectedSite: Site
}
