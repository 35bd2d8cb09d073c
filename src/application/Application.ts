import type { ChatWidget } from './chat.ts'
import type { FeatureLoaders } from './Features.ts'
import type { AssignmentRepository, ChannelRepository, CourseRepository, LoadRanking, StudyLogRepository } from './home.ts'
import type { HomePresenter } from './homeView.ts'
import type { NoticePrompt, NoticeRepository } from './notice.ts'
import type { Clock, Connection, KeyValueStore, Log, Notifications } from './platform.ts'
import type { ClaimQuestReward, QuestPrompt, QuestRepository } from './quest.ts'
import type { SiteLoader } from './site.ts'
import type { ViewerRepository } from './viewer.ts'
import type { RolePolicy } from '../domain/roles.ts'
import type { SiteSettings } from '../domain/site/settings.ts'
import type { Site } from '../domain/site/site.ts'

/** What the screens use: use cases, and ports that need no rule. */
export interface Application {
  readonly viewer: ViewerRepository
  /** Tells whose account the page shows, for whom all writes are made; null: it is not known. */
  readonly showAccount: (account: string | null) => void
  readonly channels: ChannelRepository
  readonly courses: CourseRepository
  readonly assignments: AssignmentRepository
  readonly quests: QuestRepository
  readonly notices: NoticeRepository
  readonly studyLogs: StudyLogRepository
  readonly siteLoader: SiteLoader
  readonly loadRanking: LoadRanking
  readonly home: HomePresenter
  readonly claimQuestReward: ClaimQuestReward
  readonly questPrompt: QuestPrompt
  readonly noticePrompt: NoticePrompt
  readonly features: FeatureLoaders
  readonly notifications: Notifications
  readonly chat: ChatWidget
  readonly clock: Clock
  readonly connection: Connection
  readonly store: KeyValueStore
  /** Cleared when the tab closes. */
  readonly sessionStore: KeyValueStore
  readonly log: Log
  readonly settings: SiteSettings
  readonly rolePolicy: RolePolicy
  /** Where the page's own address says we are, until the home data does. */
  readonly expectedSite: Site
}
